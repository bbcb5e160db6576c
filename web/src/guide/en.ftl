# Steps of the guide that are the same in every game

guide = Guide
guide-read = Got it
guide-end = End guide
guide-glow = Anything that glows can be chosen now – with the mouse, a finger, or Tab and Enter. Click anything else to find out why it can’t be.
guide-preview = Point at a glowing space, or hold your finger on it, to see line by line what it would score before you decide. Most moves can be undone.
guide-scores = Points! The log lists each of them with its rule. Click a score to see where all its points came from.
