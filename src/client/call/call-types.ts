import type { z } from "zod";
import type * as accountsCalls from "../../contract/accounts/calls.ts";
import type * as accountsSchema from "../../contract/accounts/schema.ts";
import type * as accountsSecondFactorSchema from "../../contract/accounts/second-factor-schema.ts";
import type * as auditCalls from "../../contract/audit/calls.ts";
import type * as auditSchema from "../../contract/audit/schema.ts";
import type * as badgesCalls from "../../contract/badges/calls.ts";
import type * as badgesSchema from "../../contract/badges/schema.ts";
import type * as budgetCalls from "../../contract/budget/calls.ts";
import type * as budgetSchema from "../../contract/budget/schema.ts";
import type * as calendarsCalls from "../../contract/calendars/calls.ts";
import type * as calendarsSchema from "../../contract/calendars/schema.ts";
import type { CallDefinition } from "../../contract/call.ts";
import type * as categoriesCalls from "../../contract/categories/calls.ts";
import type * as categoriesSchema from "../../contract/categories/schema.ts";
import type * as complaintsCalls from "../../contract/complaints/calls.ts";
import type * as complaintsSchema from "../../contract/complaints/schema.ts";
import type * as conversationsCalls from "../../contract/conversations/calls.ts";
import type * as conversationsFileSchema from "../../contract/conversations/file-schema.ts";
import type * as conversationsInboxSchema from "../../contract/conversations/inbox-schema.ts";
import type * as conversationsSafetySchema from "../../contract/conversations/safety-schema.ts";
import type * as conversationsSchema from "../../contract/conversations/schema.ts";
import type * as couplesCalls from "../../contract/couples/calls.ts";
import type * as couplesDashboardSchema from "../../contract/couples/dashboard-schema.ts";
import type * as couplesSchema from "../../contract/couples/schema.ts";
import type * as emailsCalls from "../../contract/emails/calls.ts";
import type * as emailsSchema from "../../contract/emails/schema.ts";
import type * as endorsementsCalls from "../../contract/endorsements/calls.ts";
import type * as endorsementsSchema from "../../contract/endorsements/schema.ts";
import type * as enquiriesBulkSchema from "../../contract/enquiries/bulk-schema.ts";
import type * as enquiriesCalls from "../../contract/enquiries/calls.ts";
import type * as enquiriesSchema from "../../contract/enquiries/schema.ts";
import type { ErrorCode } from "../../contract/errors.ts";
import type * as favouritesCalls from "../../contract/favourites/calls.ts";
import type * as favouritesSchema from "../../contract/favourites/schema.ts";
import type * as healthCalls from "../../contract/health/calls.ts";
import type * as healthSchema from "../../contract/health/schema.ts";
import type * as impersonationCalls from "../../contract/impersonation/calls.ts";
import type * as impersonationSchema from "../../contract/impersonation/schema.ts";
import type * as importsCalls from "../../contract/imports/calls.ts";
import type * as importsSchema from "../../contract/imports/schema.ts";
import type * as invitationsCalls from "../../contract/invitations/calls.ts";
import type * as invitationsSchema from "../../contract/invitations/schema.ts";
import type * as mediaCalls from "../../contract/media/calls.ts";
import type * as mediaSchema from "../../contract/media/schema.ts";
import type * as newsCalls from "../../contract/news/calls.ts";
import type * as newsSchema from "../../contract/news/schema.ts";
import type * as placesCalls from "../../contract/places/calls.ts";
import type * as placesSchema from "../../contract/places/schema.ts";
import type * as planCalls from "../../contract/plan/calls.ts";
import type * as planSchema from "../../contract/plan/schema.ts";
import type * as privacyCalls from "../../contract/privacy/calls.ts";
import type * as privacySchema from "../../contract/privacy/schema.ts";
import type * as providersAdminSchema from "../../contract/providers/admin-schema.ts";
import type * as providersCalls from "../../contract/providers/calls.ts";
import type * as providersMySchema from "../../contract/providers/my-schema.ts";
import type * as providersPageSchema from "../../contract/providers/page-schema.ts";
import type * as providersSchema from "../../contract/providers/schema.ts";
import type * as queueCalls from "../../contract/queue/calls.ts";
import type * as queueSchema from "../../contract/queue/schema.ts";
import type * as quotesBookingSchema from "../../contract/quotes/booking-schema.ts";
import type * as quotesCalls from "../../contract/quotes/calls.ts";
import type * as quotesFiguresSchema from "../../contract/quotes/figures-schema.ts";
import type * as quotesSchema from "../../contract/quotes/schema.ts";
import type * as quotesTemplateSchema from "../../contract/quotes/template-schema.ts";
import type * as settingsCalls from "../../contract/settings/calls.ts";
import type * as settingsSchema from "../../contract/settings/schema.ts";
import type * as suggestionsCalls from "../../contract/suggestions/calls.ts";
import type * as suggestionsSchema from "../../contract/suggestions/schema.ts";
import type * as todayCalls from "../../contract/today/calls.ts";
import type * as todaySchema from "../../contract/today/schema.ts";
import type * as trustCalls from "../../contract/trust/calls.ts";
import type * as trustSchema from "../../contract/trust/schema.ts";
import type * as verificationsCalls from "../../contract/verifications/calls.ts";
import type * as verificationsSchema from "../../contract/verifications/schema.ts";
import type * as weddingsCalls from "../../contract/weddings/calls.ts";
import type * as weddingsSchema from "../../contract/weddings/schema.ts";

/** Types only: schemas and their library stay on the server. */
type Definitions = typeof accountsCalls &
  typeof auditCalls &
  typeof healthCalls &
  typeof badgesCalls &
  typeof budgetCalls &
  typeof calendarsCalls &
  typeof categoriesCalls &
  typeof conversationsCalls &
  typeof complaintsCalls &
  typeof couplesCalls &
  typeof emailsCalls &
  typeof endorsementsCalls &
  typeof enquiriesCalls &
  typeof favouritesCalls &
  typeof impersonationCalls &
  typeof importsCalls &
  typeof invitationsCalls &
  typeof mediaCalls &
  typeof newsCalls &
  typeof placesCalls &
  typeof planCalls &
  typeof privacyCalls &
  typeof providersCalls &
  typeof queueCalls &
  typeof quotesCalls &
  typeof settingsCalls &
  typeof suggestionsCalls &
  typeof todayCalls &
  typeof trustCalls &
  typeof verificationsCalls &
  typeof weddingsCalls;
type Schemas = typeof accountsSecondFactorSchema &
  typeof accountsSchema &
  typeof auditSchema &
  typeof healthSchema &
  typeof badgesSchema &
  typeof budgetSchema &
  typeof calendarsSchema &
  typeof categoriesSchema &
  typeof complaintsSchema &
  typeof conversationsSafetySchema &
  typeof conversationsFileSchema &
  typeof conversationsSchema &
  typeof conversationsInboxSchema &
  typeof couplesDashboardSchema &
  typeof couplesSchema &
  typeof emailsSchema &
  typeof endorsementsSchema &
  typeof enquiriesBulkSchema &
  typeof enquiriesSchema &
  typeof favouritesSchema &
  typeof impersonationSchema &
  typeof importsSchema &
  typeof invitationsSchema &
  typeof mediaSchema &
  typeof newsSchema &
  typeof placesSchema &
  typeof planSchema &
  typeof privacySchema &
  typeof providersAdminSchema &
  typeof providersPageSchema &
  typeof providersMySchema &
  typeof providersSchema &
  typeof queueSchema &
  typeof quotesBookingSchema &
  typeof quotesFiguresSchema &
  typeof quotesSchema &
  typeof quotesTemplateSchema &
  typeof settingsSchema &
  typeof suggestionsSchema &
  typeof todaySchema &
  typeof trustSchema &
  typeof verificationsSchema &
  typeof weddingsSchema;

/** By name: `nameCall` for browsers, `nameRoute` with schemas. Mapped once, as otherwise compiling takes minutes. */
type Calls = { [Key in keyof Definitions as Key extends `${infer Name}Call` ? Name : never]: Definitions[Key] };
type Routes = { [Key in keyof Schemas as Key extends `${infer Name}Route` ? Name : never]: Schemas[Key] };

type NameOf<W> = { [Name in keyof Calls]: Calls[Name] extends W ? Name : never }[keyof Calls];
type ShapeOf<W> = Routes[NameOf<W>];

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
