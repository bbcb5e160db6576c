mod chance;
