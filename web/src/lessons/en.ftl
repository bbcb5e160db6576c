# Words of the lessons

lesson = Lesson
lessons = Lessons
lessons-lead = Short tasks on the real board, in the order of the rules. Each says at once what came of it and why.
lessons-done = { $done } of { $all } solved
lesson-done = solved
lesson-open = not yet solved
lesson-next = Next lesson
lesson-all = All lessons
lesson-show = Show me
lesson-again = Try again
lesson-tried = What this brings
lesson-because = Why
lesson-rules = The rules behind it
lesson-reasons = Choose the reason
lesson-nothing = No points.
learn-start = Start here
learn-continue = Go on
guided-game = First game with a guide
guided-lead = A real game against a patient opponent, without a clock. A guide explains each step when it comes up for the first time.
guided-start = Start
read-rules = Read the rules
