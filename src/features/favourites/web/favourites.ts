import { useEffect, useSyncExternalStore } from "react";
import type { ApiOutcome } from "../../../client/call/call-api.ts";
import { call } from "../../../client/call/call.ts";
import { readCoupleRecord, readToken, useVisitor } from "../../../client/session/session.ts";
import { coupleMessages } from "../../../contract/couple-messages.ts";
import {
  addFavouriteCall,
  bookFavouriteCall,
  importFavouritesCall,
  listFavouritesCall,
  removeFavouriteCall,
  watchFavouriteCall,
} from "../../../contract/favourites/calls.ts";
import type { Imported } from "../../../contract/favourites/schema.ts";
import {
  FavouriteList,
  type Favourites,
  type FavouriteMarks,
  type RefusedChange,
  type VisibleFavourites,
} from "./favourite-list.ts";

const calls = {
  list: () =>
    call(listFavouritesCall, {
      failed: "We could not load your favourites. Please check your connection and try again.",
    }),
  add: (provider_id: string) =>
    call(addFavouriteCall, {
      body: { provider_id },
      failed: coupleMessages.favourite_add_failed,
    }),
  remove: (id: string) => call(removeFavouriteCall, { params: { id }, failed: coupleMessages.favourite_remove_failed }),
  watch: (id: string, is_watched: boolean) =>
    call(watchFavouriteCall, { params: { id }, body: { is_watched }, failed: coupleMessages.went_wrong }),
  book: (id: string, is_booked: boolean) =>
    call(bookFavouriteCall, { params: { id }, body: { is_booked }, failed: coupleMessages.went_wrong }),
};

const nothing: VisibleFavourites = { list: null, isShared: false, error: null, isSaved: () => false };

let followed: string | null = null;
let open: FavouriteList | null = null;
let lastReceived: Favourites | null = null;
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

/** Session and wedding [weddings-16]; null if signed out. */
function whose(): string | null {
  const token = readToken("couple");
  return token && `${token} ${String(readCoupleRecord()["wedding_id"])}`;
}

/** Another couple, wedding or sign-out starts a new list. */
function follow(received?: Favourites): void {
  const now = whose();
  const isOther = now !== followed;
  if (isOther) {
    followed = now;
    open?.close();
    open = now === null ? null : new FavouriteList(calls, announce);
    announce();
  }
  // apply an answer once, because later changes are newer
  const isNew = received !== undefined && received !== lastReceived;
  lastReceived = received ?? lastReceived;
  if (isNew) open?.receive(received);
  else if (isOther) void open?.load();
}

/** Only if it was loaded before. */
export function reloadFavourites(): void {
  void open?.load();
}

function refetch(): void {
  if (document.visibilityState === "visible") reloadFavourites();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener("visibilitychange", refetch);
    globalThis.addEventListener("online", refetch);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", refetch);
    globalThis.removeEventListener("online", refetch);
  };
}

/** Never a previous session's list. */
const visibleNow = () => (open && followed === whose() ? open.now() : nothing);
const onServer = () => nothing;

export function useFavourites(received?: Favourites): VisibleFavourites {
  const visitor = useVisitor();
  useEffect(() => follow(received), [visitor, received]);
  const visible = useSyncExternalStore(subscribe, visibleNow, onServer);
  return visitor.kind === "couple" ? visible : nothing;
}

/** For clicks faster than rendering. */
export function isFavourite(provider_id: string): boolean {
  return visibleNow().isSaved(provider_id);
}

export async function wantFavourite(provider_id: string, isWanted: boolean): Promise<RefusedChange | null> {
  follow();
  return open?.want(provider_id, isWanted) ?? null;
}

/** One call; existing favourites stay unchanged. */
export async function addFavourites(provider_ids: readonly string[]): Promise<ApiOutcome<Imported>> {
  follow();
  const add = () =>
    call(importFavouritesCall, {
      body: { provider_ids: [...provider_ids] },
      failed: coupleMessages.favourite_add_failed,
    });
  return open ? open.changeSeveral(add) : add();
}

export async function markFavourite(
  provider_id: string,
  marks: Partial<FavouriteMarks>,
): Promise<RefusedChange | null> {
  return open?.mark(provider_id, marks) ?? null;
}
