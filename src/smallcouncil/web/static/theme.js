// Runs before the page is painted: the colours that were chosen, and the sign that scripts run.
(() => {
  const root = document.documentElement;
  root.dataset.scripts = "";
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {
    // this browser keeps nothing
  }
})();
