import { new_link_requested, conversations_per_page } from "../../contract/conversations/calls.ts";
import * as fileCalls from "../../contract/conversations/file-schema.ts";
import * as decideCalls from "../../contract/conversations/safety-schema.ts";
import * as calls from "../../contract/conversations/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { closeConversation, declineEnquiry } from "./close-conversation.ts";
import { readFile } from "./files/read-file.ts";
import { uploadMessageFiles } from "./files/upload-files.ts";
import { countInvalidLink } from "./find-participant.ts";
import { decideQuarantined } from "./inbound-mail/decide-quarantined.ts";
import { archiveConversation, saveNote } from "./inbox/archive-conversation.ts";
import { countConversations, listConversations } from "./inbox/list-conversations.ts";
import { registerInbox } from "./inbox/register-inbox.ts";
import { remindProvider } from "./inbox/remind-provider.ts";
import { bindLinked } from "./links/bind-linked.ts";
import { openByCode } from "./links/open-by-code.ts";
import { requestNewLink } from "./links/request-new-link.ts";
import { revokeLink } from "./links/revoke-link.ts";
import { markRead } from "./mark-read.ts";
import { presentConversationSummary } from "./present.ts";
import { readConversation } from "./read-conversation.ts";
import { registerReports, registerSafety } from "./safety/register-safety.ts";
import { sendMessage } from "./send-message.ts";

/** Rule [api-13]. */
export function registerConversations(router: Router): void {
  // first, because no id is "link", "counts" or "export"
  registerLinked(router);
  registerInbox(router);
  registerSafety(router);
  registerReports(router);
  registerFiles(router);
  router.bind(calls.listConversationsRoute, async (ctx, { query: { page = 1, ...which } }) => {
    const { result, total, ...options } = await listConversations(ctx, { page, ...which });
    const conversations = result.map((each) => presentConversationSummary(each, options));
    return { conversations, total, page, limit: conversations_per_page };
  });
  router.bind(calls.countConversationsRoute, (ctx) => countConversations(ctx));
  router.bind(calls.readConversationRoute, (ctx, { params }) => readConversation(ctx, params));
  router.bind(calls.sendMessageRoute, (ctx, { params, body, meta }) => sendMessage(ctx, params, body, meta));
  router.bind(decideCalls.decideHeldRoute, (ctx, { params: { id, held_id }, body }) =>
    decideQuarantined(ctx, { id }, { held_id, is_own: body.is_own }),
  );
  router.bind(calls.markReadRoute, (ctx, { params, body }) => markRead(ctx, params, body.up_to));
  router.bind(calls.remindProviderRoute, (ctx, { params }) => remindProvider(ctx, params));
  router.bind(calls.closeConversationRoute, (ctx, { params }) => closeConversation(ctx, params));
  router.bind(calls.declineEnquiryRoute, (ctx, { params, body }) => declineEnquiry(ctx, params, body));
  router.bind(calls.saveNoteRoute, (ctx, { params, body }) => saveNote(ctx, params.id, body.note));
  router.bind(calls.archiveConversationRoute, (ctx, { params, body }) =>
    archiveConversation(ctx, params.id, body.is_archived),
  );
}

function registerLinked(router: Router): void {
  bindLinked(router, calls.readLinkedConversationRoute, (ctx, { body: { token } }) => readConversation(ctx, { token }));
  bindLinked(router, calls.sendLinkedMessageRoute, (ctx, { body: { token, ...written }, meta }) =>
    sendMessage(ctx, { token }, written, meta),
  );
  bindLinked(router, calls.markLinkedReadRoute, (ctx, { body: { token, up_to } }) => markRead(ctx, { token }, up_to));
  bindLinked(router, decideCalls.decideLinkedHeldRoute, (ctx, { body: { token, ...decision } }) =>
    decideQuarantined(ctx, { token }, decision),
  );
  bindLinked(router, calls.closeLinkedRoute, (ctx, { body: { token } }) => closeConversation(ctx, { token }));
  router.bind(calls.openByCodeRoute, (ctx, { body, meta }) => openByCode(ctx, body, meta));
  router.bind(calls.askNewLinkRoute, async (ctx, { body, meta }) => {
    await requestNewLink(ctx, body, meta);
    return { message: new_link_requested };
  });
  bindLinked(router, calls.revokeLinkRoute, (ctx, { body: { token } }) => revokeLink(ctx, token));
}

/** A guest sends the token in a header [conversations-22]. */
function registerFiles(router: Router): void {
  bindLinked(router, fileCalls.uploadLinkedFilesRoute, (ctx, { upload, meta }) =>
    uploadMessageFiles(ctx, { token: meta.linkToken ?? "" }, upload),
  );
  router.bind(fileCalls.readLinkedFileRoute, async (ctx, { params: { file }, query: { width }, meta }) => {
    await countInvalidLink(ctx, meta);
    return readFile(ctx, { token: meta.linkToken ?? "" }, { file, width });
  });
  router.bind(fileCalls.uploadFilesRoute, (ctx, { params, upload }) => uploadMessageFiles(ctx, params, upload));
  router.bind(fileCalls.readFileRoute, (ctx, { params: { id, file }, query: { width } }) =>
    readFile(ctx, { id }, { file, width }),
  );
}
