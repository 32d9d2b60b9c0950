import type { folders } from "./words.ts";

/** In display order [conversations-10]. */
export const folderNames = {
  new: "New",
  mine: "Waiting for you",
  theirs: "Waiting for them",
  booked: "Booked",
  archived: "Archived",
  junk: "Junk",
} as const satisfies Record<(typeof folders)[number], string>;

export const readAnswering = { method: "get", path: "/api/answering", who: "provider" } as const;

export const downloadInbox = { method: "get", path: "/api/conversations/export", who: "provider" } as const;
