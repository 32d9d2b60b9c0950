import { z } from "zod";
import { call } from "../call.ts";
import { orAbsent, searchText } from "../primitives.ts";
import { recordFile } from "../record.ts";
import * as calls from "./calls.ts";
import { folders } from "./calls.ts";

export const narrowedInbox = {
  folder: orAbsent(z.enum(folders)).meta({
    description: "For providers: one folder; by default all except archived and junk, or all when searching.",
  }),
  search: searchText.meta({ description: "Text to find in names, place or messages." }),
};

export const downloadInbox = call({
  ...calls.downloadInbox,
  name: "downloadInbox",
  in_person: true,
  summary: "Export the provider's inbox as CSV, with the same filters as the list",
  group: "Conversations",
  query: z.object(narrowedInbox),
  status: 200,
  answer: recordFile,
});

const count = z.int().min(0);

export const myResponseStats = z
  .object({
    enquiries: count.meta({ description: "Enquiries of the last 90 days that count." }),
    answered: count.meta({ description: "Number of them answered within 48 hours." }),
    median_minutes: count
      .nullable()
      .meta({ description: "Median time to the first answer, in minutes; null if half are unanswered." }),
    says: z.string().nullable().meta({ description: "What couples see of it, as text; null if nothing is shown." }),
    waiting: count.meta({ description: "Couples waiting for a first answer." }),
  })
  .meta({ id: "MyResponseStats" });
export type MyResponseStats = z.infer<typeof myResponseStats>;

export const readAnswering = call({
  ...calls.readAnswering,
  name: "readAnswering",
  summary: "Retrieve the provider's response times, what couples see, and how many wait",
  group: "Conversations",
  status: 200,
  answer: myResponseStats,
});
