import type { folders } from "./words.ts";

/** The folders of an inbox as its provider reads them, in their order [conversations-10]. */
export const folderNames = {
  new: "New",
  mine: "Waiting for you",
  theirs: "Waiting for them",
  booked: "Booked",
  archived: "Archived",
  junk: "Junk",
} as const satisfies Record<(typeof folders)[number], string>;

/** How the provider that asks answers. */
export const readAnswering = { method: "get", path: "/api/answering", who: "provider" } as const;

/** The inbox of a provider as a file for spreadsheets. */
export const downloadInbox = { method: "get", path: "/api/conversations/export", who: "provider" } as const;
