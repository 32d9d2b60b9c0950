import type { BadgeOrigin, BadgeType } from "../src/contract/primitives.ts";
import type { ProfilePayload } from "../src/contract/providers/my-schema.ts";
import type { EnquiryContent } from "../src/features/enquiries/rules.ts";
import type { auditEntry } from "../src/schema/audit.ts";
import type { budgetEntry, budgetPayment } from "../src/schema/budget.ts";
import type { calendar, calendarEntry } from "../src/schema/calendars.ts";
import type { message, messageFile, savedReply, inboundEmail } from "../src/schema/conversations.ts";
import type { couple, favouriteVote, favouriteWatch } from "../src/schema/couples.ts";
import type { enquiry } from "../src/schema/enquiries.ts";
import type { invitation } from "../src/schema/invitations.ts";
import type { plan, planTask } from "../src/schema/plan.ts";
import type { provider } from "../src/schema/providers.ts";
import type { booking, quote, quoteLineItem, quoteNote, quoteTemplate } from "../src/schema/quotes.ts";
import type { endorsement, verification, verificationRequest } from "../src/schema/trust.ts";
import type { weddingMember } from "../src/schema/weddings.ts";

type ProviderRow = Omit<
  typeof provider.$inferInsert,
  "category_ids" | "subcategory_ids" | "search_text" | "place_text" | "trust_score" | "trust_tier" | "is_verified"
> & { readonly created_at: Date };

export interface DemoProvider {
  readonly row: ProviderRow;
  readonly email: string;
  readonly categories: readonly { slug: string; subcategory: string | null; is_primary: boolean }[];
  readonly custom_fields: readonly { id: string; name: string }[];
  readonly badges: readonly { badge_type: BadgeType; granted_at: Date; origin: BadgeOrigin; notes: string | null }[];
  /** Its verification is suspended since it changed its verified name. */
  readonly rests?: { readonly since: Date; readonly was: string };
  readonly logo: string;
  readonly banner: string | null;
  readonly gallery: readonly { picture: string; alternative_text: string; caption: string | null }[];
  readonly videos: readonly { video_id: string; caption: string }[];
}

export interface DemoCalendar {
  readonly row: typeof calendar.$inferInsert;
  readonly entries: readonly Omit<typeof calendarEntry.$inferInsert, "provider_id">[];
}

export interface DemoFavourite {
  readonly id: string;
  readonly provider_id: string;
  readonly created_at: Date;
  readonly booked_at?: Date;
}

export interface DemoCouple {
  readonly row: typeof couple.$inferInsert & { readonly created_at: Date };
  readonly email: string;
  readonly favourites: readonly DemoFavourite[];
}

export type DemoEndorsement = Readonly<typeof endorsement.$inferSelect>;

export type DemoVerification = Readonly<typeof verification.$inferSelect>;

/** In an enquiry to many, `category_slugs` are the chosen categories, one of them for each recipient. */
export interface DemoEnquiry {
  readonly row: Omit<typeof enquiry.$inferInsert, "selected_category_ids" | "excluded_category_ids">;
  readonly category_slugs: readonly string[];
  readonly recipients: readonly {
    id: string;
    provider_id: string;
    provider_name: string;
    category_slug: string | null;
    answered_at: Date | null;
  }[];
}

export interface DemoPicture {
  readonly file: string;
  readonly use: "logo" | "banner" | "gallery" | "message";
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

export type DemoSent =
  | { readonly as: "picture"; readonly picture: string }
  | { readonly as: "paper"; readonly lines: readonly string[] };

export interface DemoConversationFile {
  readonly row: Omit<typeof messageFile.$inferInsert, "file_hash">;
  readonly of: DemoSent;
}

export interface DemoConversation {
  readonly conversation_id: string;
  readonly files: readonly DemoConversationFile[];
  readonly messages: readonly (typeof message.$inferInsert & { created_at: Date })[];
  readonly held: typeof inboundEmail.$inferInsert | null;
  readonly is_blocked: boolean;
  /** What the couple reported to the admins; null for no report. */
  readonly reported: string | null;
}

export interface DemoQuote {
  readonly quote: typeof quote.$inferInsert;
  readonly lines: readonly (typeof quoteLineItem.$inferInsert)[];
  readonly booking: typeof booking.$inferInsert | null;
  /** Null where the day is already taken. */
  readonly entry: typeof calendarEntry.$inferInsert | null;
  readonly note: typeof quoteNote.$inferInsert | null;
  readonly messages: readonly (Pick<typeof message.$inferInsert, "id" | "sent_by" | "kind" | "body"> & {
    created_at: Date;
  })[];
}

export interface DemoSuppressed {
  readonly email: string;
  readonly created_at: Date;
}

export interface DemoPendingEnquiry {
  readonly id: string;
  readonly couple_id: string;
  readonly content: EnquiryContent;
  readonly category_slugs: readonly string[];
  readonly recipients_total: number;
}

type InvitationRow = Omit<typeof invitation.$inferSelect, "invited_by" | "imported_page_id" | "revoked_at">;
export type DemoInvitation = Readonly<InvitationRow & { token: string }>;

export type DemoRequest = Readonly<typeof verificationRequest.$inferSelect>;

export interface DemoImportedPage {
  readonly id: string;
  readonly source: string;
  readonly email: string | null;
  readonly business_name: string;
  readonly category_slug: string;
  readonly profile: ProfilePayload;
  readonly pictures: readonly (string | null)[];
  readonly created_at: Date;
  readonly invitation: {
    readonly id: string;
    readonly act_id: string;
    readonly created_at: Date;
    readonly expires_at: Date;
  } | null;
}

export type DemoAction = Readonly<Omit<typeof auditEntry.$inferSelect, "acting_as_id" | "acting_as_name">>;

export interface DemoBudget {
  readonly couple_id: string;
  readonly total_cents: number;
  readonly created_at: Date;
  readonly entries: readonly (Omit<typeof budgetEntry.$inferInsert, "category_id"> & { slug: string | null })[];
  readonly payments: readonly (typeof budgetPayment.$inferInsert)[];
}

export interface DemoPlan {
  readonly row: typeof plan.$inferInsert;
  readonly tasks: readonly (typeof planTask.$inferInsert)[];
}

export interface DemoDirectory {
  readonly providers: readonly DemoProvider[];
  readonly calendars: readonly DemoCalendar[];
  readonly couples: readonly DemoCouple[];
  readonly members: readonly (typeof weddingMember.$inferInsert)[];
  readonly votes: readonly (typeof favouriteVote.$inferInsert)[];
  readonly watches: readonly (typeof favouriteWatch.$inferInsert)[];
  readonly endorsements: readonly DemoEndorsement[];
  readonly verifications: readonly DemoVerification[];
  readonly enquiries: readonly DemoEnquiry[];
  readonly suppressed: readonly DemoSuppressed[];
  readonly held: readonly DemoPendingEnquiry[];
  readonly talks: readonly DemoConversation[];
  readonly quotes: readonly DemoQuote[];
  readonly budgets: readonly DemoBudget[];
  readonly templates: readonly (typeof quoteTemplate.$inferInsert)[];
  readonly plans: readonly DemoPlan[];
  readonly replies: readonly (typeof savedReply.$inferInsert)[];
  readonly invitations: readonly DemoInvitation[];
  readonly imported: readonly DemoImportedPage[];
  readonly requests: readonly DemoRequest[];
  readonly acts: readonly DemoAction[];
  readonly pictures: Readonly<Record<string, DemoPicture>>;
}

export type StoredDirectory = Omit<DemoDirectory, "calendars">;
