import { z } from "zod";
import { call } from "../call.ts";
import { orAbsent, searchText } from "../primitives.ts";
import { recordFile } from "../record.ts";
import * as words from "./desk-words.ts";
import { folders } from "./words.ts";

/** What the conversations asked for are narrowed down to. */
export const narrowedInbox = {
  folder: orAbsent(z.enum(folders)).meta({
    description: "For providers: one folder; otherwise all but archived and junk, and all of them with a search.",
  }),
  search: searchText.meta({ description: "Those with this text in names, place or messages." }),
};

export const downloadInbox = call({
  ...words.downloadInbox,
  name: "downloadInbox",
  summary: "The conversations of a provider's inbox, narrowed down as its list is, as CSV for a spreadsheet",
  group: "Conversations",
  query: z.object(narrowedInbox),
  status: 200,
  answer: recordFile,
});
