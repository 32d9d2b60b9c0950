import type { ApiOutcome } from "../../../client/call/call-api.ts";
import type { AnswerOf } from "../../../client/call/call-types.ts";
import { call } from "../../../client/call/call.ts";
import { fetchFile } from "../../../client/call/fetch-file.ts";
import { uploadFiles } from "../../../client/call/upload-file.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import {
  reportLinked,
  reportMessages,
  reportOther,
  type reportReasons,
} from "../../../contract/conversations/calls.ts";
import * as calls from "../../../contract/conversations/calls.ts";
import type { MessageFile } from "../../../contract/conversations/file-schema.ts";
import type { FullConversation } from "../../../contract/conversations/schema.ts";

type ReportBody = { reason: (typeof reportReasons)[number]; words: string };
type Decided = AnswerOf<typeof calls.decideHeld>;
type Written = AnswerOf<typeof calls.sendMessage>;
type Added = { uploaded: MessageFile[]; failed: { error: string }[] };

export type NewMessage = { text: string; files: string[] };
type Adding = { onProgress: (percent: number) => void; signal: AbortSignal };

export type Source = {
  name: string;
  load: () => Promise<ApiOutcome<FullConversation>>;
  /** Idempotent per key. */
  send: (written: NewMessage, key: string) => Promise<ApiOutcome<Written>>;
  add: (file: File, adding: Adding) => Promise<ApiOutcome<Added>>;
  fetch: (id: string, width?: number) => Promise<ApiOutcome<Blob>>;
  look: (up_to: number) => Promise<ApiOutcome<{ unread: number }>>;
  close: () => Promise<ApiOutcome<Written>>;
  handOver: () => Promise<ApiOutcome<Written>>;
  report: (about: ReportBody) => Promise<ApiOutcome<{ message: string }>>;
  block: (is: boolean) => Promise<ApiOutcome<{ is_blocked: boolean }>>;
  decide: (held_id: string, is_own: boolean) => Promise<ApiOutcome<Decided>>;
};

const failures = {
  load: "We could not load this conversation. Please check your connection and try again.",
  send: "We could not send your message. It is still here: please check your connection and try again.",
  add: "We could not add this file. Please check your connection and try again.",
  fetch: "We could not load this file. Please check your connection and try again.",
  act: "We could not do that. Please check your connection and try again.",
} as const;

export function accountSource(id: string, as: AccountKind): Source {
  const params = { id };
  return {
    name: id,
    load: () => call(calls.readConversation, { as, params, failed: failures.load }),
    send: (body, key) => call(calls.sendMessage, { as, params, key, body, failed: failures.send }),
    add: (file, adding) =>
      uploadFiles(calls.uploadFiles, "file", [file], { as, params, failed: failures.add, ...adding }),
    fetch: (file, width) =>
      fetchFile(calls.readFile, { as, params: { id, file }, query: { width }, failed: failures.fetch }),
    look: (up_to) => call(calls.markRead, { as, params, body: { up_to }, failed: failures.act }),
    close: () => call(calls.closeConversation, { params, failed: failures.act }),
    handOver: () => call(calls.handOver, { as, params, failed: failures.act }),
    report: (body) => call(reportOther, { as, params, body, failed: reportMessages.failed }),
    block: (is) => call(is ? calls.blockOther : calls.unblockOther, { as, params, failed: failures.act }),
    decide: (held_id, is_own) =>
      call(calls.decideHeld, { as, params: { id, held_id }, body: { is_own }, failed: failures.act }),
  };
}

export function linkedSource(token: string): Source {
  const headers = { [calls.link_header]: token };
  return {
    name: "guest",
    load: () => call(calls.readLinkedConversation, { body: { token }, failed: failures.load }),
    send: (body, key) => call(calls.sendLinkedMessage, { key, body: { token, ...body }, failed: failures.send }),
    add: (file, adding) =>
      uploadFiles(calls.uploadLinkedFiles, "file", [file], { as: null, headers, failed: failures.add, ...adding }),
    fetch: (file, width) =>
      fetchFile(calls.readLinkedFile, {
        as: null,
        headers,
        params: { file },
        query: { width },
        failed: failures.fetch,
      }),
    look: (up_to) => call(calls.markLinkedRead, { body: { token, up_to }, failed: failures.act }),
    close: () => call(calls.closeLinked, { body: { token }, failed: failures.act }),
    handOver: () => call(calls.handOverLinked, { body: { token }, failed: failures.act }),
    report: (body) => call(reportLinked, { body: { token, ...body }, failed: reportMessages.failed }),
    block: (is) => call(is ? calls.blockLinked : calls.unblockLinked, { body: { token }, failed: failures.act }),
    decide: (held_id, is_own) =>
      call(calls.decideLinkedHeld, { body: { token, held_id, is_own }, failed: failures.act }),
  };
}
