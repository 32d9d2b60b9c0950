import { z } from "zod";
import { pictureRefusals } from "../errors.ts";
import { id, orAbsent, idParams } from "../primitives.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("Conversations");

/** A picture in its stored widths, or a PDF [conversations-21]. */
export const messageFileSchema = z
  .object({
    id,
    name: z.string().describe("Name given by the sender."),
    bytes: z.int().min(0).describe("For a picture, the total of all its widths."),
    picture: z
      .object({
        width: z.int(),
        height: z.int(),
        widths: z.array(z.int()).describe("Available widths, narrowest first."),
        placeholder: z.string(),
      })
      .nullable()
      .describe("Null for a PDF."),
  })
  .meta({ id: "MessageFile" });
export type MessageFile = z.infer<typeof messageFileSchema>;

export const fileIds = orAbsent(
  z
    .array(z.uuid("This is not a known file."))
    .max(calls.message_files_max, calls.conversationMessages.files_too_many)
    .refine((ids) => new Set(ids).size === ids.length, "Name each file once."),
);

const uploaded = {
  files: { field: "file", count_max: calls.message_files_max, bytes_max: calls.message_file_bytes_max },
  status: 201,
  answer: z.object({
    uploaded: z.array(messageFileSchema),
    failed: z.array(z.object({ name: z.string(), error: z.string() })),
  }),
} as const;

const uploadRefusals = [
  "conversation_over",
  "suspended_writes_nothing",
  "not_for_messages",
  ...pictureRefusals,
  "files_full",
  "too_many_requests",
] as const;

export const uploadFilesRoute = route(calls.uploadFilesCall, {
  name: "uploadFiles",
  in_person: true,
  summary: "Upload pictures or PDFs for the next message; bad ones fail individually, unused ones expire after a day",
  params: idParams,
  ...uploaded,
  refusals: ["conversation_not_found", ...uploadRefusals],
});

export const uploadLinkedFilesRoute = route(calls.uploadLinkedFilesCall, {
  name: "uploadLinkedFiles",
  summary: `A guest adds pictures or PDFs for its next message, with the token of its link in the header ${calls.link_header}`,
  ...uploaded,
  refusals: ["dead_link", ...uploadRefusals],
});

const read = {
  query: z.object({
    width: orAbsent(
      z.coerce.number("The width is a whole number.").int("The width is a whole number.").min(1).max(10_000),
    ).describe(
      "For a picture: returns the narrowest available width that is at least this wide, otherwise the widest.",
    ),
  }),
  answer: z.instanceof(Response),
  file_types: ["image/webp", "application/pdf"],
} as const;

export const readFileRoute = route(calls.readFileCall, {
  name: "readFile",
  in_person: true,
  summary: "Download a conversation's file; for its two parties only, never cached",
  params: z.object({ id: z.string(), file: z.string() }),
  ...read,
  refusals: ["conversation_not_found", "file_not_found"],
});

export const readLinkedFileRoute = route(calls.readLinkedFileCall, {
  name: "readLinkedFile",
  summary: `A file of a guest's conversation, with the token of its link in the header ${calls.link_header}`,
  params: z.object({ file: z.string() }),
  ...read,
  refusals: ["dead_link", "file_not_found", "too_many_requests"],
});
