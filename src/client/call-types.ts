import type { z } from "zod";
import type * as accountsPasskeyShapes from "../contract/accounts/passkey-shapes.ts";
import type * as accountsPasskeyWords from "../contract/accounts/passkey-words.ts";
import type * as accountsSecondFactorShapes from "../contract/accounts/second-factor-shapes.ts";
import type * as accountsSessionShapes from "../contract/accounts/session-shapes.ts";
import type * as accountsShapes from "../contract/accounts/shapes.ts";
import type * as accountsSignOutWords from "../contract/accounts/sign-out-words.ts";
import type * as accountsWords from "../contract/accounts/words.ts";
import type * as auditShapes from "../contract/audit/shapes.ts";
import type * as auditWords from "../contract/audit/words.ts";
import type * as badgesShapes from "../contract/badges/shapes.ts";
import type * as badgesWords from "../contract/badges/words.ts";
import type * as budgetPaymentShapes from "../contract/budget/payment-shapes.ts";
import type * as budgetShapes from "../contract/budget/shapes.ts";
import type * as budgetWords from "../contract/budget/words.ts";
import type * as calendarsFeedShapes from "../contract/calendars/feed-shapes.ts";
import type * as calendarsFeedWords from "../contract/calendars/feed-words.ts";
import type * as calendarsShapes from "../contract/calendars/shapes.ts";
import type * as calendarsWords from "../contract/calendars/words.ts";
import type { CallDefinition } from "../contract/call.ts";
import type * as categoriesShapes from "../contract/categories/shapes.ts";
import type * as categoriesWords from "../contract/categories/words.ts";
import type * as complaintsShapes from "../contract/complaints/shapes.ts";
import type * as complaintsWords from "../contract/complaints/words.ts";
import type * as conversationsCountWords from "../contract/conversations/count-words.ts";
import type * as conversationsDecideShapes from "../contract/conversations/decide-shapes.ts";
import type * as conversationsDeskShapes from "../contract/conversations/desk-shapes.ts";
import type * as conversationsDeskWords from "../contract/conversations/desk-words.ts";
import type * as conversationsFileShapes from "../contract/conversations/file-shapes.ts";
import type * as conversationsLinkShapes from "../contract/conversations/link-shapes.ts";
import type * as conversationsReplyShapes from "../contract/conversations/reply-shapes.ts";
import type * as conversationsReplyWords from "../contract/conversations/reply-words.ts";
import type * as conversationsReportShapes from "../contract/conversations/report-shapes.ts";
import type * as conversationsReportWords from "../contract/conversations/report-words.ts";
import type * as conversationsSafetyShapes from "../contract/conversations/safety-shapes.ts";
import type * as conversationsShapes from "../contract/conversations/shapes.ts";
import type * as conversationsWords from "../contract/conversations/words.ts";
import type * as couplesAdminShapes from "../contract/couples/admin-shapes.ts";
import type * as couplesDashboardShapes from "../contract/couples/dashboard-shapes.ts";
import type * as couplesNewsShapes from "../contract/couples/news-shapes.ts";
import type * as couplesOwnWords from "../contract/couples/own-words.ts";
import type * as couplesShapes from "../contract/couples/shapes.ts";
import type * as couplesWords from "../contract/couples/words.ts";
import type * as emailsShapes from "../contract/emails/shapes.ts";
import type * as emailsWords from "../contract/emails/words.ts";
import type * as endorsementsShapes from "../contract/endorsements/shapes.ts";
import type * as endorsementsWords from "../contract/endorsements/words.ts";
import type * as enquiriesBulkShapes from "../contract/enquiries/bulk-shapes.ts";
import type * as enquiriesLinkShapes from "../contract/enquiries/link-shapes.ts";
import type * as enquiriesShapes from "../contract/enquiries/shapes.ts";
import type * as enquiriesWords from "../contract/enquiries/words.ts";
import type { ErrorCode } from "../contract/errors.ts";
import type * as favouritesShapes from "../contract/favourites/shapes.ts";
import type * as favouritesWords from "../contract/favourites/words.ts";
import type * as healthShapes from "../contract/health/shapes.ts";
import type * as healthWords from "../contract/health/words.ts";
import type * as impersonationShapes from "../contract/impersonation/shapes.ts";
import type * as impersonationWords from "../contract/impersonation/words.ts";
import type * as importsPageWords from "../contract/imports/page-words.ts";
import type * as importsShapes from "../contract/imports/shapes.ts";
import type * as invitationsShapes from "../contract/invitations/shapes.ts";
import type * as invitationsWords from "../contract/invitations/words.ts";
import type * as mediaShapes from "../contract/media/shapes.ts";
import type * as mediaWords from "../contract/media/words.ts";
import type * as newsShapes from "../contract/news/shapes.ts";
import type * as newsWords from "../contract/news/words.ts";
import type * as placesShapes from "../contract/places/shapes.ts";
import type * as placesWords from "../contract/places/words.ts";
import type * as planShapes from "../contract/plan/shapes.ts";
import type * as planWords from "../contract/plan/words.ts";
import type * as privacyShapes from "../contract/privacy/shapes.ts";
import type * as privacyWords from "../contract/privacy/words.ts";
import type * as providersAdminShapes from "../contract/providers/admin-shapes.ts";
import type * as providersListWords from "../contract/providers/list-words.ts";
import type * as providersOtherShapes from "../contract/providers/other-shapes.ts";
import type * as providersOtherWords from "../contract/providers/other-words.ts";
import type * as providersOwnShapes from "../contract/providers/own-shapes.ts";
import type * as providersPageShapes from "../contract/providers/page-shapes.ts";
import type * as providersRatingShapes from "../contract/providers/rating-shapes.ts";
import type * as providersReachShapes from "../contract/providers/reach-shapes.ts";
import type * as providersShapes from "../contract/providers/shapes.ts";
import type * as providersSuperAdminShapes from "../contract/providers/super-admin-shapes.ts";
import type * as providersSuspensionShapes from "../contract/providers/suspension-shapes.ts";
import type * as providersViewWords from "../contract/providers/view-words.ts";
import type * as providersVisitShapes from "../contract/providers/visit-shapes.ts";
import type * as providersWords from "../contract/providers/words.ts";
import type * as queueShapes from "../contract/queue/shapes.ts";
import type * as queueWords from "../contract/queue/words.ts";
import type * as quotesBookingShapes from "../contract/quotes/booking-shapes.ts";
import type * as quotesBookingWords from "../contract/quotes/booking-words.ts";
import type * as quotesCompareShapes from "../contract/quotes/compare-shapes.ts";
import type * as quotesCompareWords from "../contract/quotes/compare-words.ts";
import type * as quotesFiguresShapes from "../contract/quotes/figures-shapes.ts";
import type * as quotesFiguresWords from "../contract/quotes/figures-words.ts";
import type * as quotesLinkShapes from "../contract/quotes/link-shapes.ts";
import type * as quotesShapes from "../contract/quotes/shapes.ts";
import type * as quotesTemplateShapes from "../contract/quotes/template-shapes.ts";
import type * as quotesTemplateWords from "../contract/quotes/template-words.ts";
import type * as quotesWords from "../contract/quotes/words.ts";
import type * as settingsShapes from "../contract/settings/shapes.ts";
import type * as settingsWords from "../contract/settings/words.ts";
import type * as suggestionsShapes from "../contract/suggestions/shapes.ts";
import type * as suggestionsWords from "../contract/suggestions/words.ts";
import type * as todayShapes from "../contract/today/shapes.ts";
import type * as todayWords from "../contract/today/words.ts";
import type * as trustShapes from "../contract/trust/shapes.ts";
import type * as trustWords from "../contract/trust/words.ts";
import type * as verificationsRequestShapes from "../contract/verifications/request-shapes.ts";
import type * as verificationsShapes from "../contract/verifications/shapes.ts";
import type * as verificationsWords from "../contract/verifications/words.ts";
import type * as weddingsShapes from "../contract/weddings/shapes.ts";
import type * as weddingsWords from "../contract/weddings/words.ts";

/** Types only: the shapes and their library stay on the server. */
type Words = typeof accountsPasskeyWords &
  typeof accountsSignOutWords &
  typeof accountsWords &
  typeof auditWords &
  typeof healthWords &
  typeof badgesWords &
  typeof budgetWords &
  typeof calendarsFeedWords &
  typeof calendarsWords &
  typeof categoriesWords &
  typeof conversationsReportWords &
  typeof complaintsWords &
  typeof conversationsCountWords &
  typeof conversationsDeskWords &
  typeof conversationsReplyWords &
  typeof conversationsWords &
  typeof couplesOwnWords &
  typeof couplesWords &
  typeof emailsWords &
  typeof endorsementsWords &
  typeof enquiriesWords &
  typeof favouritesWords &
  typeof impersonationWords &
  typeof importsPageWords &
  typeof invitationsWords &
  typeof mediaWords &
  typeof newsWords &
  typeof placesWords &
  typeof planWords &
  typeof privacyWords &
  typeof providersListWords &
  typeof providersOtherWords &
  typeof providersViewWords &
  typeof providersWords &
  typeof queueWords &
  typeof quotesBookingWords &
  typeof quotesCompareWords &
  typeof quotesFiguresWords &
  typeof quotesTemplateWords &
  typeof quotesWords &
  typeof settingsWords &
  typeof suggestionsWords &
  typeof todayWords &
  typeof trustWords &
  typeof verificationsWords &
  typeof weddingsWords;
type Shapes = typeof accountsPasskeyShapes &
  typeof accountsSecondFactorShapes &
  typeof accountsSessionShapes &
  typeof accountsShapes &
  typeof auditShapes &
  typeof healthShapes &
  typeof badgesShapes &
  typeof budgetPaymentShapes &
  typeof budgetShapes &
  typeof calendarsFeedShapes &
  typeof calendarsShapes &
  typeof categoriesShapes &
  typeof complaintsShapes &
  typeof conversationsDecideShapes &
  typeof conversationsFileShapes &
  typeof conversationsLinkShapes &
  typeof conversationsReportShapes &
  typeof conversationsDeskShapes &
  typeof conversationsReplyShapes &
  typeof conversationsSafetyShapes &
  typeof conversationsShapes &
  typeof couplesAdminShapes &
  typeof couplesDashboardShapes &
  typeof couplesNewsShapes &
  typeof couplesShapes &
  typeof emailsShapes &
  typeof endorsementsShapes &
  typeof enquiriesBulkShapes &
  typeof enquiriesLinkShapes &
  typeof enquiriesShapes &
  typeof favouritesShapes &
  typeof impersonationShapes &
  typeof importsShapes &
  typeof invitationsShapes &
  typeof mediaShapes &
  typeof newsShapes &
  typeof placesShapes &
  typeof planShapes &
  typeof privacyShapes &
  typeof providersAdminShapes &
  typeof providersOtherShapes &
  typeof providersOwnShapes &
  typeof providersPageShapes &
  typeof providersRatingShapes &
  typeof providersReachShapes &
  typeof providersShapes &
  typeof providersSuperAdminShapes &
  typeof providersSuspensionShapes &
  typeof providersVisitShapes &
  typeof queueShapes &
  typeof quotesBookingShapes &
  typeof quotesCompareShapes &
  typeof quotesFiguresShapes &
  typeof quotesLinkShapes &
  typeof quotesShapes &
  typeof quotesTemplateShapes &
  typeof settingsShapes &
  typeof suggestionsShapes &
  typeof todayShapes &
  typeof trustShapes &
  typeof verificationsRequestShapes &
  typeof verificationsShapes &
  typeof weddingsShapes;

/** Only the calls: with the answers' schemas included, compiling generic code takes far longer. */
type Calls = {
  [Name in keyof Words & keyof Shapes as Words[Name] extends CallDefinition ? Name : never]: Shapes[Name];
};

type NameOf<W> = { [Name in keyof Calls]: Words[Name] extends W ? Name : never }[keyof Calls];
type ShapeOf<W> = Calls[NameOf<W>];

type Part<Shape, Name extends string> = Shape extends { readonly [N in Name]?: infer Read }
  ? z.input<Extract<Read, z.ZodType>>
  : never;
type Given<Name extends string, Value> = [Value] extends [never]
  ? { readonly [N in Name]?: never }
  : Partial<Value> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

export type UrlParts<W extends CallDefinition> = Given<"params", Part<ShapeOf<W>, "params">> &
  Given<"query", Part<ShapeOf<W>, "query">>;

export type Parts<W extends CallDefinition> = UrlParts<W> & Given<"body", Part<ShapeOf<W>, "body">>;

export type AnswerOf<W extends CallDefinition> =
  ShapeOf<W> extends { readonly answer: infer Answer extends z.ZodType } ? z.output<Answer> : never;

type GeneralCode = Extract<
  ErrorCode,
  | "bad_input"
  | "bad_parameter"
  | "bad_json"
  | "wrong_type"
  | "too_large"
  | "sign_in_required"
  | "not_allowed"
  | "proof_needed"
  | "second_factor_needed"
  | "unexpected"
  | "unavailable"
>;

/** Its own refusals, the general ones, and `offline`. */
export type CodeOf<W extends CallDefinition> =
  | (ShapeOf<W> extends { readonly refusals?: readonly (infer Code extends string)[] } ? Code : never)
  | GeneralCode
  | "offline";
