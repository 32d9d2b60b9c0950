import { entries_max, payments_max } from "./budget/calls.ts";
import { remind_after_days, saved_replies_max } from "./conversations/calls.ts";
import * as limits from "./limits.ts";
import { fileMessages } from "./media/calls.ts";
import { messages } from "./messages.ts";
import { tasks_max } from "./plan/calls.ts";
import { packages_max, quotes_per_conversation_max, templates_max } from "./quotes/limits.ts";
import { weddingMessages, members_max } from "./weddings/calls.ts";

/** Shared by server and pages [api-2]. `page` is extra text for a refused page. */
export const errors = {
  bad_input: { status: 400, sentence: "Please check the highlighted fields." },
  bad_parameter: { status: 400, sentence: "A part of this address can’t be read." },
  bad_json: { status: 400, sentence: "The request can’t be read as a JSON object." },
  dead_link: { status: 400, sentence: "This link can’t be used. It may have expired or been used already." },
  bad_upload: { status: 400, sentence: "The upload didn’t finish. Please try again." },
  file_missing: { status: 400, sentence: "Please choose a file first." },
  too_many_files: { status: 400, sentence: fileMessages.too_many_files },
  picture_damaged: {
    status: 400,
    sentence: "This file is damaged or incomplete. Please export it again, or choose another.",
  },
  picture_too_narrow: {
    status: 400,
    sentence: `This picture is too narrow: the longer side can be at most ${limits.image_proportion_max} times the shorter.`,
  },
  picture_too_slow: { status: 400, sentence: "This picture takes too long to process. Please use a smaller one." },
  no_good_picture: { status: 400, sentence: "None of these files could be used." },
  nobody_to_contact: {
    status: 400,
    sentence: "No provider offers what you selected yet. Please choose other categories.",
  },
  feed_refused: { status: 400, sentence: "This calendar can’t be followed." },
  video_link_unknown: {
    status: 400,
    sentence: "Enter the address of a YouTube video, such as https://www.youtube.com/watch?v=… or https://youtu.be/…",
  },
  sign_in_required: { status: 401, sentence: "Please log in first." },
  invalid_credentials: { status: 401, sentence: "Invalid email or password" },
  not_allowed: { status: 403, sentence: "You’re not allowed to do this." },
  reader_only: { status: 403, sentence: weddingMessages.reader_only },
  owner_only: { status: 403, sentence: "Only the owner of this wedding can do that." },
  invitation_of_another: {
    status: 403,
    sentence: "This invitation is for another email address. Log in with the account of that address, or create one.",
  },
  endorser_unpublished: { status: 403, sentence: "Publish your profile first, then you can endorse other providers." },
  own_endorsement: { status: 403, sentence: "You can’t endorse your own business." },
  own_enquiry: { status: 403, sentence: "You can’t send an enquiry to your own business." },
  own_verification: { status: 403, sentence: "You can’t verify your own business." },
  verifier_unverified: { status: 403, sentence: "Only a verified business can verify others." },
  verifier_unpublished: { status: 403, sentence: "Publish your profile first, then you can verify other providers." },
  not_while_impersonating: { status: 403, sentence: "You can’t do this while impersonating someone." },
  passkey_refused: {
    status: 403,
    sentence: "This passkey did not work here. Please try again, or choose another way.",
  },
  second_factor_needed: {
    status: 403,
    sentence: "A super admin of this site needs a second factor. Set one up on your account page first.",
  },
  proof_needed: { status: 403, sentence: "Please confirm that it’s you first." },
  super_admin_stays: { status: 403, sentence: "A super admin can’t be deleted." },
  own_demotion: { status: 403, sentence: "You can’t demote yourself. Ask another super admin." },
  super_admin_not_suspended: { status: 403, sentence: "A super admin can’t be suspended." },
  suspended_writes_nothing: {
    status: 403,
    sentence: "Your profile is suspended, so you can’t write to couples. The reason stands on your dashboard.",
  },
  profile_suspended: { status: 403, sentence: "Your profile is suspended, so it can’t be published." },
  super_admin_not_signed_out: { status: 403, sentence: "A super admin is logged out in the tab Super admins." },
  super_admin_keeps_factors: {
    status: 403,
    sentence: "Remove a super admin’s second factor in the Super admins tab.",
  },
  own_factors: {
    status: 403,
    sentence: "You can’t remove your own second factor here. Change it on your account page.",
  },
  super_admin_not_impersonated: { status: 403, sentence: "A super admin can’t be impersonated." },
  not_found: { status: 404, sentence: "There is nothing at this address." },
  couple_not_found: { status: 404, sentence: "Couple not found" },
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
  super_admin_not_found: { status: 404, sentence: "This super admin no longer exists." },
  account_not_found: {
    status: 404,
    sentence: "No provider account has this email address. It has to be registered first.",
  },
  account_gone: { status: 404, sentence: "This account no longer exists." },
  request_not_found: { status: 404, sentence: "This request no longer exists." },
  favourite_not_found: { status: 404, sentence: "This favourite is no longer in your list." },
  enquiry_not_found: { status: 404, sentence: "This enquiry is not in your list." },
  held_email_not_found: { status: 404, sentence: "This email is no longer waiting." },
  conversation_not_found: { status: 404, sentence: "This conversation is not in your list." },
  file_not_found: { status: 404, sentence: "This file no longer exists." },
  reply_not_found: { status: 404, sentence: "This saved reply no longer exists." },
  quote_not_found: { status: 404, sentence: "This quote is not in your list." },
  booking_not_found: { status: 404, sentence: "This booking is not in your list." },
  template_not_found: { status: 404, sentence: "This template no longer exists." },
  budget_entry_not_found: { status: 404, sentence: "This entry is no longer in your budget." },
  task_not_found: { status: 404, sentence: "This is no longer in your plan." },
  payment_not_found: { status: 404, sentence: "This payment is no longer in your budget." },
  entry_not_found: { status: 404, sentence: "This entry is no longer in your calendar." },
  subscription_not_found: { status: 404, sentence: "You no longer follow this calendar." },
  media_not_found: { status: 404, sentence: "This item is no longer in your media library." },
  method_not_allowed: { status: 405, sentence: "This address doesn’t take that kind of request." },
  member_not_found: { status: 404, sentence: "They are no longer part of this wedding." },
  invitation_not_found: { status: 404, sentence: "This invitation doesn’t exist." },
  imported_page_not_found: { status: 404, sentence: "This page is gone: it was claimed or removed." },
  queued_not_found: { status: 404, sentence: "This is no longer in the queue." },
  conflict: { status: 409, sentence: "Someone else changed this first. Please check and try again." },
  email_taken: {
    status: 409,
    sentence: "An account with this email already exists. Please log in, or reset your password.",
  },
  invitation_pending: {
    status: 409,
    sentence: "This email has an invitation that is still open. Resend that one, or revoke it first.",
  },
  already_member: {
    status: 409,
    sentence: "You already share another wedding. Leave that one first, then open the link again.",
  },
  wedding_shared: {
    status: 409,
    sentence: "Other people share your own wedding. Remove them before you join another one.",
  },
  wedding_full: {
    status: 409,
    sentence: `A wedding is shared by its owner and at most ${members_max} others, invitations included.`,
  },
  imported_page_without_email: {
    status: 409,
    sentence: "This page has no email address, so nobody can be invited to claim it.",
  },
  invitation_over: { status: 409, sentence: "This invitation is no longer open." },
  queued_not_failed: { status: 409, sentence: "This hasn’t failed, or someone has already put it back." },
  letter_dropped: { status: 409, sentence: "What this email was about no longer exists, so it can’t be sent." },
  move_needs_password: {
    status: 403,
    sentence: "Enter the password of your account to move it, or open the link in the browser where you asked for it.",
  },
  no_password: {
    status: 409,
    sentence: "Your account has no password yet. Set one with Forgot password, then come back.",
  },
  business_details_missing: {
    status: 409,
    sentence: "Please fill in your business name, contact person and phone number first.",
  },
  email_unconfirmed: {
    status: 409,
    sentence: "Please confirm your email address first. We sent you a link.",
  },
  day_taken: { status: 409, sentence: "One of these dates is fully booked." },
  quote_not_open: { status: 409, sentence: "This quote is no longer open. Please check it again." },
  quote_changed: { status: 409, sentence: "The total has changed. Please check the quote again." },
  quotes_full: {
    status: 409,
    sentence: `This conversation holds ${quotes_per_conversation_max} quotes and versions, which is the maximum.`,
  },
  business_hidden: {
    status: 409,
    sentence: "This business isn’t listed at the moment, so you can’t accept a quote from them here.",
  },
  booking_over: { status: 409, sentence: "This booking is no longer awaiting confirmation. Please check it again." },
  templates_full: { status: 409, sentence: `You have ${templates_max} templates already. Remove one first.` },
  budget_full: { status: 409, sentence: `Your budget holds ${entries_max} entries, which is the maximum.` },
  payments_full: { status: 409, sentence: `Your budget holds ${payments_max} payments, which is the maximum.` },
  plan_full: { status: 409, sentence: `Your plan holds ${tasks_max} tasks, which is the maximum.` },
  proofs_full: { status: 409, sentence: "You have no space left for proofs. Remove one first." },
  packages_full: { status: 409, sentence: `Your profile shows ${packages_max} packages already. Hide one first.` },
  calendar_full: {
    status: 409,
    sentence: `Your calendar holds ${limits.calendar_entries_max} upcoming entries. Remove some first.`,
  },
  conversation_over: { status: 409, sentence: "Nothing more can be written in this conversation." },
  files_full: { status: 409, sentence: "This conversation has the maximum number of files." },
  replies_full: { status: 409, sentence: `You have ${saved_replies_max} saved replies already. Remove one first.` },
  too_early_to_remind: {
    status: 409,
    sentence: `You can remind a vendor who hasn’t replied for ${remind_after_days} days, once.`,
  },
  takes_no_enquiries: { status: 409, sentence: "This business does not take enquiries from you." },
  blocked_by_you: {
    status: 409,
    sentence: "You blocked this business. Unblock it under Messages first, then you can write to it.",
  },
  report_not_found: { status: 404, sentence: "There is no such report." },
  report_closed: { status: 409, sentence: "This case is closed, so its conversation can no longer be read." },
  no_whatsapp: { status: 409, sentence: "They haven’t given a WhatsApp number." },
  wedding_undated: { status: 409, sentence: "Tell us the date of your wedding first." },
  nothing_to_watch: {
    status: 409,
    sentence: "They aren’t booked on your date, so there is nothing to notify you about.",
  },
  emails_stopped: {
    status: 409,
    sentence: "You’ve turned off emails about favourites. Turn them on under Account first.",
  },
  favourite_not_booked: { status: 409, sentence: "First mark them as booked." },
  feed_followed: { status: 409, sentence: "You follow this calendar already." },
  subscriptions_full: {
    status: 409,
    sentence: `You follow ${limits.subscriptions_max} calendars already. Remove one first.`,
  },
  passkeys_full: { status: 409, sentence: `You have ${limits.passkeys_max} passkeys already. Remove one first.` },
  passkeys_unavailable: { status: 409, sentence: "Passkeys can’t be used at the address of this site." },
  second_factor_not_begun: {
    status: 409,
    sentence: "There is no second factor that this belongs to. Please begin again.",
  },
  last_second_factor: {
    status: 409,
    sentence: "A super admin of this site needs a second factor. Set up another before you turn off the last.",
  },
  no_second_factor: { status: 409, sentence: "This account has no second factor." },
  recipients_full: {
    status: 409,
    sentence:
      "Everyone you selected has had the maximum number of enquiries for today. Please try again tomorrow, or choose other categories.",
  },
  already_super_admin: { status: 409, sentence: "This account is a super admin’s already." },
  account_not_empty: {
    status: 409,
    sentence: "This account has a profile, badges, media, endorsements or enquiries. Register another one for it.",
  },
  account_unconfirmed: { status: 409, sentence: "This account has not confirmed its email address yet." },
  verification_repeated: { status: 409, sentence: "You have already verified this business." },
  request_decided: { status: 409, sentence: "This request has been answered already." },
  decision_told: { status: 409, sentence: "The provider has been told already." },
  badge_not_held: { status: 409, sentence: "The provider no longer has this badge." },
  already_verified: { status: 409, sentence: "Your business is verified already." },
  favourites_full: {
    status: 409,
    sentence: `You can keep at most ${limits.favourites_max} favourites. Remove one to make room.`,
  },
  gallery_full: { status: 409, sentence: fileMessages.gallery_full },
  video_taken: { status: 409, sentence: "This video is already in your media library." },
  videos_full: {
    status: 409,
    sentence: `You can show at most ${limits.gallery_videos_max} videos. Delete one to make room.`,
  },
  endorsement_repeated: { status: 409, sentence: "You have already endorsed this business." },
  points_spent: { status: 409, sentence: "You have no points left. New ones arrive at the start of every month." },
  points_short: { status: 409, sentence: "You have fewer points left than that." },
  idempotency_mismatch: {
    status: 409,
    sentence: "This form was already sent with other details. Please reload the page and send it again.",
  },
  too_large: {
    status: 413,
    sentence: `This is too large: at most ${limits.json_body_bytes_max / 1024} kB can be sent.`,
  },
  file_too_large: { status: 413, sentence: fileMessages.file_too_large },
  picture_too_many_pixels: { status: 413, sentence: fileMessages.picture_too_many_pixels },
  banner_not_a_film: { status: 409, sentence: "Your banner is not a video, so it shows no frame of one." },
  not_a_picture: { status: 415, sentence: fileMessages.not_a_picture },
  not_for_messages: { status: 415, sentence: fileMessages.not_for_messages },
  not_a_banner: { status: 415, sentence: fileMessages.not_a_banner },
  wrong_type: { status: 415, sentence: "Please send this as JSON." },
  too_many_uploads: { status: 429, sentence: "Please wait until your other uploads are done, then try again." },
  too_fast: { status: 429, sentence: "That was very fast. Please wait a moment, then send it again." },
  too_many_requests: { status: 429, sentence: "You’ve tried too often. Please try again later." },
  unexpected: { status: 500, sentence: messages.unexpected },
  uploads_busy: { status: 503, sentence: "We’re busy with other pictures right now. Please try again in a moment." },
  unavailable: { status: 503, sentence: "We can’t reach our records right now. Please try again in a moment." },
} as const satisfies Record<string, { status: number; sentence: string; page?: string }>;

export type ErrorCode = keyof typeof errors;

/** Of a picture that can't be used. */
export const pictureRefusals = [
  "picture_damaged",
  "picture_too_many_pixels",
  "picture_too_narrow",
  "picture_too_slow",
] as const satisfies readonly ErrorCode[];
