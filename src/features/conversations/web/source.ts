import type { ApiOutcome } from "../../../client/call-api.ts";
import type { AnswerOf } from "../../../client/call-types.ts";
import { call } from "../../../client/call.ts";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";
import type { WholeConversation } from "../../../contract/conversations/shapes.ts";
import * as calls from "../../../contract/conversations/words.ts";

type Written = AnswerOf<typeof calls.sendMessage>;

/** A conversation as the page reaches it: by the session of whoever is signed in, or by a guest's link. */
export type Source = {
  /** What a draft is kept under. */
  name: string;
  load: () => Promise<ApiOutcome<WholeConversation>>;
  /** Sent again under its key, a message is one. */
  send: (text: string, key: string) => Promise<ApiOutcome<Written>>;
  look: (up_to: number) => Promise<ApiOutcome<{ unread: number }>>;
  close: () => Promise<ApiOutcome<Written>>;
  /** Says that one goes on in WhatsApp. */
  handOver: () => Promise<ApiOutcome<Written>>;
  /** Takes nothing of the other side any more, or everything again. */
  block: (is: boolean) => Promise<ApiOutcome<{ is_blocked: boolean }>>;
};

const failures = {
  load: "We could not load this conversation. Please check your connection and try again.",
  send: "We could not send your message. It is still here: please check your connection and try again.",
  act: "We could not do that. Please check your connection and try again.",
} as const;

/** The conversation of whoever is signed in. */
export function ownSource(id: string, as: AccountKind): Source {
  const params = { id };
  return {
    name: id,
    load: () => call(calls.readConversation, { as, params, failed: failures.load }),
    send: (text, key) => call(calls.sendMessage, { as, params, key, body: { text }, failed: failures.send }),
    look: (up_to) => call(calls.markRead, { as, params, body: { up_to }, failed: failures.act }),
    close: () => call(calls.closeConversation, { params, failed: failures.act }),
    handOver: () => call(calls.handOver, { as, params, failed: failures.act }),
    block: (is) => call(is ? calls.blockOther : calls.unblockOther, { as, params, failed: failures.act }),
  };
}

/** The conversation that a guest's link opens. */
export function linkedSource(token: string): Source {
  return {
    name: "guest",
    load: () => call(calls.readLinkedConversation, { body: { token }, failed: failures.load }),
    send: (text, key) => call(calls.sendLinkedMessage, { key, body: { token, text }, failed: failures.send }),
    look: (up_to) => call(calls.markLinkedRead, { body: { token, up_to }, failed: failures.act }),
    close: () => call(calls.closeLinked, { body: { token }, failed: failures.act }),
    handOver: () => call(calls.handOverLinked, { body: { token }, failed: failures.act }),
    block: (is) => call(is ? calls.blockLinked : calls.unblockLinked, { body: { token }, failed: failures.act }),
  };
}
