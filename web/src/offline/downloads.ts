// Downloads, and links to server files that are on this device instead.

import { isDevicePath } from "../device/device";
import { answerHere } from "../device/current";

const API = "/api/";
/** Time for which a file can be read by the browser, in milliseconds. */
const UNTIL_SAVED = 60_000;

/** Click handler for the document: saves a file from this device. */
export function saveFromDevice(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const path = link?.origin === location.origin ? link.pathname.slice(API.length) : "";
  if (link?.hasAttribute("download") && isDevicePath(path)) {
    event.preventDefault();
    void save(path, link.download);
  }
}

async function save(path: string, name: string): Promise<void> {
  const answer = await answerHere(path, {});
  if (answer?.ok) {
    saveFile(await answer.blob(), name);
  }
}

/** Saves a file among the visitor's downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the file only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), UNTIL_SAVED);
}
