import { z } from "zod";
import { call } from "../call.ts";
import { orAbsent, searchText } from "../primitives.ts";
import { recordFile } from "../record.ts";
import * as words from "./desk-words.ts";
import { folders } from "./words.ts";

export const narrowedInbox = {
  folder: orAbsent(z.enum(folders)).meta({
    description: "For providers: one folder; otherwise all but archived and junk, and all of them with a search.",
  }),
  search: searchText.meta({ description: "Those with this text in names, place or messages." }),
};

export const downloadInbox = call({
  ...words.downloadInbox,
  name: "downloadInbox",
  in_person: true,
  summary: "The conversations of a provider's inbox, narrowed down as its list is, as CSV for a spreadsheet",
  group: "Conversations",
  query: z.object(narrowedInbox),
  status: 200,
  answer: recordFile,
});

const count = z.int().min(0);

export const myResponseStats = z
  .object({
    enquiries: count.meta({ description: "Those of the last 90 days that count." }),
    answered: count.meta({ description: "How many of them were answered within 48 hours." }),
    median_minutes: count
      .nullable()
      .meta({ description: "Half of them were answered so soon; null where half have no answer." }),
    says: z.string().nullable().meta({ description: "What couples see of it; null where nothing is said." }),
    waiting: count.meta({ description: "Couples that wait for a first answer." }),
  })
  .meta({ id: "MyResponseStats" });
export type MyResponseStats = z.infer<typeof myResponseStats>;

export const readAnswering = call({
  ...words.readAnswering,
  name: "readAnswering",
  summary: "How fast the provider answers, what couples see of it, and how many wait",
  group: "Conversations",
  status: 200,
  answer: myResponseStats,
});
