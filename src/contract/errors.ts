import { entries_max, payments_max } from "./budget/calls.ts";
import { remind_after_days, saved_replies_max } from "./conversations/calls.ts";
import * as limits from "./limits.ts";
import { fileMessages } from "./media/calls.ts";
import { messages } from "./messages.ts";
import { tasks_max } from "./plan/calls.ts";
import { packages_max, quotes_per_conversation_max, templates_max } from "./quotes/limits.ts";
import { weddingMessages, members_max } from "./weddings/calls.ts";

/** `page` is extra text for a refused page. */
type KnownError = { status: number; sentence: string; page?: string };

const codes = new Set<string>();

/** Throws if a code has two statuses. */
function withStatus<Code extends string>(status: number, sentences: Record<Code, string>): Record<Code, KnownError> {
  const known = Object.entries<string>(sentences).map(([code, sentence]) => {
    if (codes.has(code)) throw new Error(`the error ${code} has two statuses`);
    codes.add(code);
    return [code, { status, sentence }];
  });
  return Object.fromEntries(known) as Record<Code, KnownError>;
}

/** Shared by server and pages [api-2]. */
export const errors = {
  provider_not_found: {
    status: 404,
    sentence: "Provider not found",
    page: "This business is no longer listed, or the address was mistyped.",
  },
  provider_gone: {
    status: 410,
    sentence: "Provider not found",
    page: "This business has left the directory. Another one may be just as right for your day.",
  },
  ...withStatus(400, {
    bad_input: "Please check the highlighted fields.",
    bad_parameter: "A part of this address can’t be read.",
    bad_json: "The request can’t be read as a JSON object.",
    dead_link: "This link can’t be used. It may have expired or been used already.",
    bad_upload: "The upload didn’t finish. Please try again.",
    file_missing: "Please choose a file first.",
    too_many_files: fileMessages.too_many_files,
    picture_damaged: "This file is damaged or incomplete. Please export it again, or choose another.",
    picture_too_narrow: `This picture is too narrow: the longer side can be at most ${limits.image_proportion_max} times the shorter.`,
    picture_too_slow: "This picture takes too long to process. Please use a smaller one.",
    no_good_picture: "None of these files could be used.",
    nobody_to_contact: "No provider offers what you selected yet. Please choose other categories.",
    feed_refused: "This calendar can’t be followed.",
    video_link_unknown:
      "Enter the address of a YouTube video, such as https://www.youtube.com/watch?v=… or https://youtu.be/…",
  }),
  ...withStatus(401, {
    sign_in_required: "Please log in first.",
    invalid_credentials: "Invalid email or password",
  }),
  ...withStatus(403, {
    not_allowed: "You’re not allowed to do this.",
    reader_only: weddingMessages.reader_only,
    owner_only: "Only the owner of this wedding can do that.",
    invitation_of_another:
      "This invitation is for another email address. Log in with the account of that address, or create one.",
    endorser_unpublished: "Publish your profile first, then you can endorse other providers.",
    own_endorsement: "You can’t endorse your own business.",
    own_enquiry: "You can’t send an enquiry to your own business.",
    own_verification: "You can’t verify your own business.",
    verifier_unverified: "Only a verified business can verify others.",
    verifier_unpublished: "Publish your profile first, then you can verify other providers.",
    not_while_impersonating: "You can’t do this while impersonating someone.",
    passkey_refused: "This passkey did not work here. Please try again, or choose another way.",
    second_factor_needed: "A super admin of this site needs a second factor. Set one up on your account page first.",
    proof_needed: "Please confirm that it’s you first.",
    super_admin_stays: "A super admin can’t be deleted.",
    own_demotion: "You can’t demote yourself. Ask another super admin.",
    super_admin_not_suspended: "A super admin can’t be suspended.",
    suspended_writes_nothing:
      "Your profile is suspended, so you can’t write to couples. Your dashboard shows the reason.",
    profile_suspended: "Your profile is suspended, so it can’t be published.",
    super_admin_not_signed_out: "Log a super admin out in the Super admins tab.",
    super_admin_keeps_factors: "Remove a super admin’s second factor in the Super admins tab.",
    own_factors: "You can’t remove your own second factor here. Change it on your account page.",
    super_admin_not_impersonated: "A super admin can’t be impersonated.",
    move_needs_password:
      "Enter the password of your account to move it, or open the link in the browser where you requested it.",
  }),
  ...withStatus(404, {
    not_found: "There is nothing at this address.",
    couple_not_found: "Couple not found",
    super_admin_not_found: "This super admin no longer exists.",
    account_not_found: "No provider account has this email address. It has to be registered first.",
    account_gone: "This account no longer exists.",
    request_not_found: "This request no longer exists.",
    favourite_not_found: "This favourite is no longer in your list.",
    enquiry_not_found: "This enquiry is not in your list.",
    held_email_not_found: "This email is no longer waiting.",
    conversation_not_found: "This conversation is not in your list.",
    file_not_found: "This file no longer exists.",
    reply_not_found: "This saved reply no longer exists.",
    quote_not_found: "This quote is not in your list.",
    booking_not_found: "This booking is not in your list.",
    template_not_found: "This template no longer exists.",
    budget_entry_not_found: "This entry is no longer in your budget.",
    task_not_found: "This is no longer in your plan.",
    payment_not_found: "This payment is no longer in your budget.",
    entry_not_found: "This entry is no longer in your calendar.",
    subscription_not_found: "You no longer follow this calendar.",
    media_not_found: "This item is no longer in your media library.",
    member_not_found: "They are no longer part of this wedding.",
    invitation_not_found: "This invitation doesn’t exist.",
    imported_page_not_found: "This page is gone: it was claimed or removed.",
    queued_not_found: "This is no longer in the queue.",
    report_not_found: "There is no such report.",
  }),
  ...withStatus(405, {
    method_not_allowed: "This address doesn’t take that kind of request.",
  }),
  ...withStatus(409, {
    conflict: "Someone else changed this first. Please check and try again.",
    email_taken: "An account with this email already exists. Please log in, or reset your password.",
    invitation_pending: "This email has an invitation that is still open. Resend that one, or revoke it first.",
    already_member: "You already share another wedding. Leave that one first, then open the link again.",
    wedding_shared: "Other people share your own wedding. Remove them before you join another one.",
    wedding_full: `A wedding is shared by its owner and at most ${members_max} others, invitations included.`,
    imported_page_without_email: "This page has no email address, so nobody can be invited to claim it.",
    invitation_over: "This invitation is no longer open.",
    queued_not_failed: "This hasn’t failed, or someone has already put it back.",
    letter_dropped: "What this email was about no longer exists, so it can’t be sent.",
    no_password: "Your account has no password yet. Set one with Forgot password, then come back.",
    business_details_missing: "Please fill in your business name, contact person and phone number first.",
    email_unconfirmed: "Please confirm your email address first. We sent you a link.",
    day_taken: "One of these dates is fully booked.",
    quote_not_open: "This quote is no longer open. Please check it again.",
    quote_changed: "The total has changed. Please check the quote again.",
    quotes_full: `This conversation has ${quotes_per_conversation_max} quotes and versions, which is the maximum.`,
    business_hidden: "This business isn’t listed at the moment, so you can’t accept a quote from them here.",
    booking_over: "This booking is no longer awaiting confirmation. Please check it again.",
    templates_full: `You have ${templates_max} templates already. Remove one first.`,
    budget_full: `Your budget has ${entries_max} entries, which is the maximum.`,
    payments_full: `Your budget has ${payments_max} payments, which is the maximum.`,
    plan_full: `Your plan has ${tasks_max} tasks, which is the maximum.`,
    proofs_full: "You have no space left for proofs. Remove one first.",
    packages_full: `Your profile shows ${packages_max} packages already. Hide one first.`,
    calendar_full: `Your calendar has ${limits.calendar_entries_max} upcoming entries. Remove some first.`,
    conversation_over: "Nothing more can be written in this conversation.",
    files_full: "This conversation has the maximum number of files.",
    replies_full: `You have ${saved_replies_max} saved replies already. Remove one first.`,
    too_early_to_remind: `You can remind a vendor who hasn’t replied for ${remind_after_days} days, once.`,
    takes_no_enquiries: "This business does not take enquiries from you.",
    blocked_by_you: "You blocked this business. Unblock it under Messages first, then you can write to it.",
    report_closed: "This case is closed, so its conversation can no longer be read.",
    no_whatsapp: "They haven’t given a WhatsApp number.",
    wedding_undated: "Tell us the date of your wedding first.",
    nothing_to_watch: "They aren’t booked on your date, so there is nothing to notify you about.",
    emails_stopped: "You’ve turned off emails about favourites. Turn them on under Account first.",
    favourite_not_booked: "First mark them as booked.",
    feed_followed: "You follow this calendar already.",
    subscriptions_full: `You follow ${limits.subscriptions_max} calendars already. Remove one first.`,
    passkeys_full: `You have ${limits.passkeys_max} passkeys already. Remove one first.`,
    passkeys_unavailable: "Passkeys can’t be used at the address of this site.",
    second_factor_not_begun: "This belongs to no second factor. Please start again.",
    last_second_factor:
      "A super admin of this site needs a second factor. Set up another before you turn off the last.",
    no_second_factor: "This account has no second factor.",
    recipients_full:
      "Everyone you selected has had the maximum number of enquiries for today. Please try again tomorrow, or choose other categories.",
    already_super_admin: "This account is already a super admin.",
    account_not_empty:
      "This account has a profile, badges, media, endorsements or enquiries. Register another one for it.",
    account_unconfirmed: "This account has not confirmed its email address yet.",
    verification_repeated: "You have already verified this business.",
    request_decided: "This request has been answered already.",
    decision_told: "The provider has already been notified.",
    badge_not_held: "The provider no longer has this badge.",
    already_verified: "Your business is verified already.",
    favourites_full: `You can keep at most ${limits.favourites_max} favourites. Remove one to make room.`,
    gallery_full: fileMessages.gallery_full,
    video_taken: "This video is already in your media library.",
    videos_full: `You can show at most ${limits.gallery_videos_max} videos. Delete one to make room.`,
    endorsement_repeated: "You have already endorsed this business.",
    points_spent: "You have no points left. New ones arrive at the start of every month.",
    points_short: "You have fewer points left than that.",
    idempotency_mismatch: "This form was already sent with other details. Please reload the page and send it again.",
    banner_not_a_film: "Your banner is not a video, so you can’t choose a frame.",
  }),
  ...withStatus(413, {
    too_large: `This is too large: at most ${limits.json_body_bytes_max / 1024} kB can be sent.`,
    file_too_large: fileMessages.file_too_large,
    picture_too_many_pixels: fileMessages.picture_too_many_pixels,
  }),
  ...withStatus(415, {
    not_a_picture: fileMessages.not_a_picture,
    not_for_messages: fileMessages.not_for_messages,
    not_a_banner: fileMessages.not_a_banner,
    wrong_type: "Please send this as JSON.",
  }),
  ...withStatus(429, {
    too_many_uploads: "Please wait until your other uploads are done, then try again.",
    too_fast: "That was very fast. Please wait a moment, then send it again.",
    too_many_requests: "You’ve tried too often. Please try again later.",
  }),
  ...withStatus(500, {
    unexpected: messages.unexpected,
  }),
  ...withStatus(503, {
    uploads_busy: "We’re busy with other pictures right now. Please try again in a moment.",
    unavailable: "We can’t reach our records right now. Please try again in a moment.",
  }),
};

export type ErrorCode = keyof typeof errors;

/** Of a picture that can't be used. */
export const pictureRefusals = [
  "picture_damaged",
  "picture_too_many_pixels",
  "picture_too_narrow",
  "picture_too_slow",
] as const satisfies readonly ErrorCode[];
