"""The pages in a real Chromium. A package, so that the browser can be had for this folder and given back after it."""
