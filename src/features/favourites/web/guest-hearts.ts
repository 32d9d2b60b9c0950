import { useSyncExternalStore } from "react";
import { storedText } from "../../../client/stored.ts";
import { guest_hearts_max } from "../../../contract/favourites/calls.ts";
import { readVendorIds } from "../../../contract/favourites/vendor-ids.ts";

/** Comma-separated provider ids, newest first [couples-11]. */
const key = "umshado.hearts";
const storedHearts = storedText({ in: "browser", key });

const none: readonly string[] = [];

let hearts: readonly string[] | null = null;
const listeners = new Set<() => void>();

export function guestHearts(): readonly string[] {
  hearts ??= readVendorIds(storedHearts.get() ?? "").slice(0, guest_hearts_max);
  return hearts;
}

/** False without storage; the open page still has them. */
function write(next: readonly string[]): boolean {
  hearts = next;
  const text = next.length === 0 ? null : next.join(",");
  storedHearts.set(text);
  for (const listener of listeners) listener();
  return storedHearts.get() === text;
}

/** At the front by default. `full`: limit reached; `unstored`: lost when the page closes. */
export function setGuestHeart(id: string, isWanted: boolean, index = 0): "done" | "full" | "unstored" {
  const others = guestHearts().filter((each) => each !== id);
  if (isWanted && others.length >= guest_hearts_max) return "full";
  return write(isWanted ? [...others.slice(0, index), id, ...others.slice(index)] : others) ? "done" : "unstored";
}

export function removeGuestHearts(ids: readonly string[]): void {
  write(guestHearts().filter((each) => !ids.includes(each)));
}

/** After a change in another tab, or a return from the back/forward cache. */
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

/** Synchronised across tabs; empty on the server and at first paint. */
export function useGuestHearts(): readonly string[] {
  return useSyncExternalStore(subscribe, guestHearts, onServer);
}
