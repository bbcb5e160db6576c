// Registers the service worker, and notices when the server has a version of the page other than the open one.

/** Interval at which a page that stays open checks for a new version, in milliseconds. */
const LOOK_AGAIN = 60 * 60 * 1_000;

let isReady = $state(false);

/** Whether a new version of the page is stored on this device. */
export function isUpdateReady(): boolean {
  return isReady;
}

/** Stores the page on this device. Call once the page is shown: nothing waits for it. */
export async function storePage(): Promise<void> {
  if (!("serviceWorker" in navigator)) {
    return;
  }
  const registration = await navigator.serviceWorker.register("/service-worker.js");
  setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => worker.state === "installed" && void compare(worker));
  });
}

async function compare(worker: ServiceWorker): Promise<void> {
  isReady = (await versionOf(worker)) !== document.documentElement.dataset["version"];
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage("version", [port2]);
  });
}
