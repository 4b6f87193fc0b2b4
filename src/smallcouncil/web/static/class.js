// The standings of a class renew themselves while somebody looks at them; what is being typed stays.

const EVERY = 5000;
const shown = document.getElementById("standings");

async function renew() {
  if (document.hidden) return;
  try {
    const answer = await fetch("/class?part=standings");
    if (answer.ok) {
      const text = await answer.text();
      if (text !== renew.last && !shown.contains(document.activeElement)) shown.innerHTML = text;
      renew.last = text;
    }
  } catch {
    // The server is away; the next look finds it, or not.
  }
}

setInterval(renew, EVERY);
