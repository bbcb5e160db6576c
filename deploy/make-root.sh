#!/bin/sh
# make-root.sh PROGRAM FOLDER: makes the root of an image of a program and the libraries it is linked with.
set -eu
program=$1
root=$2
mkdir -p "$root/bin" "$root/etc" "$root/data"
cp "$program" "$root/bin/tavola"
strip "$root/bin/tavola"
# Each line that names a file: "libc.so.6 => /lib/… (0x…)" or "/lib64/ld-linux-x86-64.so.2 (0x…)".
ldd "$program" | grep -o '/[^ ]*' | while read -r library; do
    mkdir -p "$root$(dirname "$library")"
    cp --dereference "$library" "$root$library"
done
echo 'tavola:x:65532:65532::/data:/sbin/nologin' > "$root/etc/passwd"
echo 'tavola:x:65532:' > "$root/etc/group"
# Names of databases come from the container's hosts file and its name server.
echo 'hosts: files dns' > "$root/etc/nsswitch.conf"
chmod 755 "$root" "$root/bin/tavola"
chmod 700 "$root/data"
if [ "$(id -u)" = 0 ]; then chown 65532:65532 "$root/data"; fi
