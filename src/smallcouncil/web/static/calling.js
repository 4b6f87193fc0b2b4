// Calls to this device: asked for by a click, ended by a click.

const box = document.querySelector("[data-vapid]");
const can = box && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
const word = box?.querySelector("[data-call-word]");
const button = (name) => box.querySelector(`[data-call="${name}"]`);

const tell = (endpoint, keys) =>
  fetch("/calls/push", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, keys }),
  });

async function show() {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribed = (await pushManager.getSubscription()) !== null;
  button("on").hidden = subscribed;
  button("off").hidden = !subscribed;
  word.textContent = "";
}

async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") {
    word.textContent = box.dataset.denied;
    return;
  }
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: box.dataset.vapid };
  const { endpoint, keys } = (await pushManager.subscribe(wish)).toJSON();
  const answer = await tell(endpoint, keys);
  if (!answer.ok) throw new Error(answer.statusText);
  await show();
}

async function unsubscribe() {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (subscription) {
    await tell(subscription.endpoint);
    await subscription.unsubscribe();
  }
  await show();
}

const failed = () => {
  word.textContent = box.dataset.failed;
};

if (can) {
  button("on").addEventListener("click", () => subscribe().catch(failed));
  button("off").addEventListener("click", () => unsubscribe().catch(failed));
  show();
}
