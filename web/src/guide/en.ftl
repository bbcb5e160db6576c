# What the guide of a first game says in every game

guide = Guide
guide-read = Got it
guide-end = End the guide
guide-glow = Whatever glows can be chosen now, by mouse, finger or with Tab and Enter. A click on anything else tells you which rule speaks against it.
guide-preview = Point at a glowing place, or hold your finger on it: you see what it would bring, line by line, before you decide. Most moves can be taken back.
guide-scores = Points! The list of what happened names each of them with its rule. A click on a score shows where all points came from.
