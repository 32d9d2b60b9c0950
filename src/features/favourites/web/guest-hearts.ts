import { useSyncExternalStore } from "react";
import { storedText } from "../../../client/stored.ts";
import { guest_hearts_max } from "../../../contract/favourites/limits.ts";
import { readVendorIds } from "../../../contract/favourites/vendor-ids.ts";

/** The vendors whose hearts a guest pressed: their ids with commas between, newest first [couples-11]. */
const key = "umshado.hearts";
const storedHearts = storedText({ in: "browser", key });

const none: readonly string[] = [];

/** As read last, for every part of the page; null where it has to be read again. */
let hearts: readonly string[] | null = null;
const listeners = new Set<() => void>();

/** The vendors that a guest saved in this browser, newest first. */
export function guestHearts(): readonly string[] {
  hearts ??= readVendorIds(storedHearts.get() ?? "").slice(0, guest_hearts_max);
  return hearts;
}

/** Where the browser stores nothing, the open page still has them. Returns whether they are stored. */
function write(next: readonly string[]): boolean {
  hearts = next;
  const text = next.length === 0 ? null : next.join(",");
  storedHearts.set(text);
  for (const listener of listeners) listener();
  return storedHearts.get() === text;
}

/**
 * Saves a vendor for a guest, at the front of the list unless told where, or removes it. `full`: there are as many as there may be;
 * `unstored`: it is there until the page is closed.
 */
export function setGuestHeart(id: string, isWanted: boolean, index = 0): "done" | "full" | "unstored" {
  const others = guestHearts().filter((each) => each !== id);
  if (isWanted && others.length >= guest_hearts_max) return "full";
  return write(isWanted ? [...others.slice(0, index), id, ...others.slice(index)] : others) ? "done" : "unstored";
}

/** Forgets some of them, all at once. */
export function removeGuestHearts(ids: readonly string[]): void {
  write(guestHearts().filter((each) => !ids.includes(each)));
}

/** Another tab changed them, or this page comes back from the browser's memory after one may have. */
function readAgain(event: Event): void {
  if (event instanceof StorageEvent && event.key !== null && event.key !== key) return;
  hearts = null;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    globalThis.addEventListener("storage", readAgain);
    globalThis.addEventListener("pageshow", readAgain);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    globalThis.removeEventListener("storage", readAgain);
    globalThis.removeEventListener("pageshow", readAgain);
  };
}

const onServer = () => none;

/** The same, in step with this tab and every other. The server, and the first paint, know of none. */
export function useGuestHearts(): readonly string[] {
  return useSyncExternalStore(subscribe, guestHearts, onServer);
}
