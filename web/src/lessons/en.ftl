# Messages of the lessons

lesson = Lesson
lessons = Lessons
lessons-lead = Short tasks on the real board, in the order of the rules. You’ll see right away what your move scores and why.
lessons-done = { $done } of { $all } solved
lesson-done = solved
lesson-open = not solved yet
lesson-next = Next lesson
lesson-all = All lessons
lesson-show = Show me
lesson-again = Try again
lesson-tried = What your move scores
lesson-because = Why
lesson-rules = Rules
lesson-reasons = Choose the reason
lesson-nothing = No points.
learn-start = Start here
learn-continue = Continue
guided-game = Guided first game
guided-lead = A real game against a patient opponent, without a clock. A guide explains each step the first time it comes up.
guided-start = Start
read-rules = Read the rules
lesson-name-a = Red
lesson-name-b = Blue
lesson-name-c = Yellow
lesson-name-d = Green
