import type { z } from "zod";
import type * as accountsPasskeyWords from "../contract/accounts/calls.ts";
import type * as accountsSignOutWords from "../contract/accounts/calls.ts";
import type * as accountsWords from "../contract/accounts/calls.ts";
import type * as accountsPasskeyShapes from "../contract/accounts/passkey-schema.ts";
import type * as accountsShapes from "../contract/accounts/schema.ts";
import type * as accountsSecondFactorShapes from "../contract/accounts/second-factor-schema.ts";
import type * as accountsSessionShapes from "../contract/accounts/session-schema.ts";
import type * as auditWords from "../contract/audit/calls.ts";
import type * as auditShapes from "../contract/audit/schema.ts";
import type * as badgesWords from "../contract/badges/calls.ts";
import type * as badgesShapes from "../contract/badges/schema.ts";
import type * as budgetWords from "../contract/budget/calls.ts";
import type * as budgetPaymentShapes from "../contract/budget/payment-schema.ts";
import type * as budgetShapes from "../contract/budget/schema.ts";
import type * as calendarsFeedWords from "../contract/calendars/calls.ts";
import type * as calendarsWords from "../contract/calendars/calls.ts";
import type * as calendarsFeedShapes from "../contract/calendars/feed-schema.ts";
import type * as calendarsShapes from "../contract/calendars/schema.ts";
import type { CallDefinition } from "../contract/call.ts";
import type * as categoriesWords from "../contract/categories/calls.ts";
import type * as categoriesShapes from "../contract/categories/schema.ts";
import type * as complaintsWords from "../contract/complaints/calls.ts";
import type * as complaintsShapes from "../contract/complaints/schema.ts";
import type * as conversationsCountWords from "../contract/conversations/calls.ts";
import type * as conversationsDeskWords from "../contract/conversations/calls.ts";
import type * as conversationsReplyWords from "../contract/conversations/calls.ts";
import type * as conversationsReportWords from "../contract/conversations/calls.ts";
import type * as conversationsWords from "../contract/conversations/calls.ts";
import type * as conversationsDecideShapes from "../contract/conversations/decision-schema.ts";
import type * as conversationsFileShapes from "../contract/conversations/file-schema.ts";
import type * as conversationsDeskShapes from "../contract/conversations/inbox-schema.ts";
import type * as conversationsLinkShapes from "../contract/conversations/link-schema.ts";
import type * as conversationsReplyShapes from "../contract/conversations/reply-schema.ts";
import type * as conversationsReportShapes from "../contract/conversations/report-schema.ts";
import type * as conversationsSafetyShapes from "../contract/conversations/safety-schema.ts";
import type * as conversationsShapes from "../contract/conversations/schema.ts";
import type * as couplesAdminShapes from "../contract/couples/admin-schema.ts";
import type * as couplesOwnWords from "../contract/couples/calls.ts";
import type * as couplesWords from "../contract/couples/calls.ts";
import type * as couplesDashboardShapes from "../contract/couples/dashboard-schema.ts";
import type * as couplesNewsShapes from "../contract/couples/news-schema.ts";
import type * as couplesShapes from "../contract/couples/schema.ts";
import type * as emailsWords from "../contract/emails/calls.ts";
import type * as emailsShapes from "../contract/emails/schema.ts";
import type * as endorsementsWords from "../contract/endorsements/calls.ts";
import type * as endorsementsShapes from "../contract/endorsements/schema.ts";
import type * as enquiriesBulkShapes from "../contract/enquiries/bulk-schema.ts";
import type * as enquiriesWords from "../contract/enquiries/calls.ts";
import type * as enquiriesLinkShapes from "../contract/enquiries/link-schema.ts";
import type * as enquiriesShapes from "../contract/enquiries/schema.ts";
import type { ErrorCode } from "../contract/errors.ts";
import type * as favouritesWords from "../contract/favourites/calls.ts";
import type * as favouritesShapes from "../contract/favourites/schema.ts";
import type * as healthWords from "../contract/health/calls.ts";
import type * as healthShapes from "../contract/health/schema.ts";
import type * as impersonationWords from "../contract/impersonation/calls.ts";
import type * as impersonationShapes from "../contract/impersonation/schema.ts";
import type * as importsPageWords from "../contract/imports/calls.ts";
import type * as importsShapes from "../contract/imports/schema.ts";
import type * as invitationsWords from "../contract/invitations/calls.ts";
import type * as invitationsShapes from "../contract/invitations/schema.ts";
import type * as mediaWords from "../contract/media/calls.ts";
import type * as mediaShapes from "../contract/media/schema.ts";
import type * as newsWords from "../contract/news/calls.ts";
import type * as newsShapes from "../contract/news/schema.ts";
import type * as placesWords from "../contract/places/calls.ts";
import type * as placesShapes from "../contract/places/schema.ts";
import type * as planWords from "../contract/plan/calls.ts";
import type * as planShapes from "../contract/plan/schema.ts";
import type * as privacyWords from "../contract/privacy/calls.ts";
import type * as privacyShapes from "../contract/privacy/schema.ts";
import type * as providersAdminShapes from "../contract/providers/admin-schema.ts";
import type * as providersListWords from "../contract/providers/calls.ts";
import type * as providersOtherWords from "../contract/providers/calls.ts";
import type * as providersViewWords from "../contract/providers/calls.ts";
import type * as providersWords from "../contract/providers/calls.ts";
import type * as providersReachShapes from "../contract/providers/coverage-schema.ts";
import type * as providersOwnShapes from "../contract/providers/my-schema.ts";
import type * as providersOtherShapes from "../contract/providers/other-schema.ts";
import type * as providersPageShapes from "../contract/providers/page-schema.ts";
import type * as providersRatingShapes from "../contract/providers/rating-schema.ts";
import type * as providersShapes from "../contract/providers/schema.ts";
import type * as providersSuperAdminShapes from "../contract/providers/super-admin-schema.ts";
import type * as providersSuspensionShapes from "../contract/providers/suspension-schema.ts";
import type * as providersVisitShapes from "../contract/providers/visit-schema.ts";
import type * as queueWords from "../contract/queue/calls.ts";
import type * as queueShapes from "../contract/queue/schema.ts";
import type * as quotesBookingShapes from "../contract/quotes/booking-schema.ts";
import type * as quotesBookingWords from "../contract/quotes/calls.ts";
import type * as quotesCompareWords from "../contract/quotes/calls.ts";
import type * as quotesFiguresWords from "../contract/quotes/calls.ts";
import type * as quotesTemplateWords from "../contract/quotes/calls.ts";
import type * as quotesWords from "../contract/quotes/calls.ts";
import type * as quotesCompareShapes from "../contract/quotes/compare-schema.ts";
import type * as quotesFiguresShapes from "../contract/quotes/figures-schema.ts";
import type * as quotesLinkShapes from "../contract/quotes/link-schema.ts";
import type * as quotesShapes from "../contract/quotes/schema.ts";
import type * as quotesTemplateShapes from "../contract/quotes/template-schema.ts";
import type * as settingsWords from "../contract/settings/calls.ts";
import type * as settingsShapes from "../contract/settings/schema.ts";
import type * as suggestionsWords from "../contract/suggestions/calls.ts";
import type * as suggestionsShapes from "../contract/suggestions/schema.ts";
import type * as todayWords from "../contract/today/calls.ts";
import type * as todayShapes from "../contract/today/schema.ts";
import type * as trustWords from "../contract/trust/calls.ts";
import type * as trustShapes from "../contract/trust/schema.ts";
import type * as verificationsWords from "../contract/verifications/calls.ts";
import type * as verificationsRequestShapes from "../contract/verifications/request-schema.ts";
import type * as verificationsShapes from "../contract/verifications/schema.ts";
import type * as weddingsWords from "../contract/weddings/calls.ts";
import type * as weddingsShapes from "../contract/weddings/schema.ts";

/** Types only: schemas and their library stay on the server. */
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
