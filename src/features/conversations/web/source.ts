import type { ApiOutcome } from "../../../client/call/call-api.ts";
import type { AnswerOf } from "../../../client/call/call-types.ts";
import { call } from "../../../client/call/call.ts";
import { fetchFile } from "../../../client/call/fetch-file.ts";
import { uploadFiles } from "../../../client/call/upload-file.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import {
  reportLinkedCall,
  reportMessages,
  reportOtherCall,
  type reportReasons,
} from "../../../contract/conversations/calls.ts";
import * as calls from "../../../contract/conversations/calls.ts";
import type { MessageFile } from "../../../contract/conversations/file-schema.ts";
import type { FullConversation } from "../../../contract/conversations/schema.ts";

type ReportBody = { reason: (typeof reportReasons)[number]; words: string };
type Decided = AnswerOf<typeof calls.decideHeldCall>;
type Written = AnswerOf<typeof calls.sendMessageCall>;
type Added = { uploaded: MessageFile[]; failed: { error: string }[] };

export type NewMessage = { text: string; files: string[] };
type Adding = { onProgress: (percent: number) => void; signal: AbortSignal };

export type ConversationSource = {
  name: string;
  load: () => Promise<ApiOutcome<FullConversation>>;
  /** Idempotent per key. */
  send: (written: NewMessage, key: string) => Promise<ApiOutcome<Written>>;
  add: (file: File, adding: Adding) => Promise<ApiOutcome<Added>>;
  fetch: (id: string, width?: number) => Promise<ApiOutcome<Blob>>;
  markRead: (up_to: number) => Promise<ApiOutcome<{ unread: number }>>;
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

export function accountSource(id: string, as: AccountKind): ConversationSource {
  const params = { id };
  return {
    name: id,
    load: () => call(calls.readConversationCall, { as, params, failed: failures.load }),
    send: (body, key) => call(calls.sendMessageCall, { as, params, key, body, failed: failures.send }),
    add: (file, adding) =>
      uploadFiles(calls.uploadFilesCall, "file", [file], { as, params, failed: failures.add, ...adding }),
    fetch: (file, width) =>
      fetchFile(calls.readFileCall, { as, params: { id, file }, query: { width }, failed: failures.fetch }),
    markRead: (up_to) => call(calls.markReadCall, { as, params, body: { up_to }, failed: failures.act }),
    close: () => call(calls.closeConversationCall, { params, failed: failures.act }),
    handOver: () => call(calls.handOverCall, { as, params, failed: failures.act }),
    report: (body) => call(reportOtherCall, { as, params, body, failed: reportMessages.failed }),
    block: (is) => call(is ? calls.blockOtherCall : calls.unblockOtherCall, { as, params, failed: failures.act }),
    decide: (held_id, is_own) =>
      call(calls.decideHeldCall, { as, params: { id, held_id }, body: { is_own }, failed: failures.act }),
  };
}

export function linkedSource(token: string): ConversationSource {
  const headers = { [calls.link_header]: token };
  return {
    name: "guest",
    load: () => call(calls.readLinkedConversationCall, { body: { token }, failed: failures.load }),
    send: (body, key) => call(calls.sendLinkedMessageCall, { key, body: { token, ...body }, failed: failures.send }),
    add: (file, adding) =>
      uploadFiles(calls.uploadLinkedFilesCall, "file", [file], { as: null, headers, failed: failures.add, ...adding }),
    fetch: (file, width) =>
      fetchFile(calls.readLinkedFileCall, {
        as: null,
        headers,
        params: { file },
        query: { width },
        failed: failures.fetch,
      }),
    markRead: (up_to) => call(calls.markLinkedReadCall, { body: { token, up_to }, failed: failures.act }),
    close: () => call(calls.closeLinkedCall, { body: { token }, failed: failures.act }),
    handOver: () => call(calls.handOverLinkedCall, { body: { token }, failed: failures.act }),
    report: (body) => call(reportLinkedCall, { body: { token, ...body }, failed: reportMessages.failed }),
    block: (is) =>
      call(is ? calls.blockLinkedCall : calls.unblockLinkedCall, { body: { token }, failed: failures.act }),
    decide: (held_id, is_own) =>
      call(calls.decideLinkedHeldCall, { body: { token, held_id, is_own }, failed: failures.act }),
  };
}
