# Steps of the guide that are the same in every game

guide = Guide
guide-read = Got it
guide-end = End guide
guide-preview = Point at anything that glows, or hold your finger on it, to see line by line what it would score. Click anything else to find out why it can’t be chosen. Most moves can be undone.
guide-scores = Points! The log lists them all, each with its rule. Click a score to see where its points came from.
