import fc from "fast-check";
import type { Call } from "../../src/contract/route.ts";
import type { Known } from "./any-value.ts";
import { idNames, linkToken, password, stopToken, conversationToken, weddingToken } from "./people.ts";

const aPassword = fc.constant(password);
const phone = fc.constantFrom("082 555 0142", "+27 21 555 0100");
const anEmail = fc.nat(40).map((number) => `asker-${number}@couple.example`);
const category = fc.integer({ min: 1, max: 20 });
const ownedNames = /code|Quote|Draft|Booking|Budget|Payment|Member|Invitation|importedPage/;
const ids = fc.constantFrom(...idNames.filter((name) => !ownedNames.test(name))).map((name) => `ID_${name}_`);
const anyId = fc.oneof({ weight: 8, arbitrary: ids }, { weight: 1, arbitrary: fc.uuid() });
const aProvider = fc.oneof({ weight: 3, arbitrary: fc.constant("ID_other_") }, { weight: 1, arbitrary: anyId });
const link = fc.webUrl();

/** No valid signature, so it is always refused. */
const anyPasskey = fc.constant({
  id: "A".repeat(43),
  response: {
    clientDataJSON: Buffer.from('{"type":"webauthn.get","challenge":"AAAA"}').toString("base64url"),
    authenticatorData: "A".repeat(50),
    signature: "A".repeat(90),
  },
});

const aQuote = fc.constantFrom("ID_ownQuote_", "ID_ownDraft_", "ID_otherQuote_");
const aBooking = fc.constantFrom("ID_ownBooking_", "ID_ownBooking_", "ID_otherBooking_");
const anEntry = fc.constantFrom("ID_ownBudgetEntry_", "ID_ownBudgetEntry_", "ID_otherBudgetEntry_");
const aPayment = fc.constantFrom("ID_ownPayment_", "ID_ownPayment_", "ID_otherPayment_");
const aMember = fc.constantFrom("ID_ownMember_", "ID_otherCouple_");
const anInvitation = fc.constantFrom("ID_ownInvitation_", "ID_ownMember_");
const orNone = (value: number) => fc.constantFrom(null, null, value);

export function knownOf({ path }: Pick<Call, "path">): Known {
  if (path.startsWith("/api/quotes/"))
    return { ...knownFields, id: aQuote, reason: fc.constantFrom("too_expensive", "rain") };
  if (path.startsWith("/api/budget/")) return { ...knownFields, ...budgetFields(path) };
  if (path.startsWith("/api/wedding/members")) return { ...knownFields, id: aMember };
  if (path.startsWith("/api/wedding/invitations"))
    return { ...knownFields, id: anInvitation, token: fc.constantFrom(weddingToken, "not a token") };
  if (path.startsWith("/api/admin/imported-pages"))
    return { ...knownFields, id: fc.constantFrom("ID_importedPage_", "ID_importedPage_", "ID_other_") };
  if (path.startsWith("/api/plan"))
    return {
      ...knownFields,
      key: fc.constantFrom("venue", "law_officer", "moon"),
      due_on: fc.constantFrom(null, "2026-09-01"),
    };
  return path.startsWith("/api/bookings/") ? { ...knownFields, id: aBooking } : knownFields;
}

function budgetFields(path: string): Known {
  return {
    id: path.startsWith("/api/budget/entries/") ? anEntry : aPayment,
    entry_id: anEntry,
    booking_id: fc.constantFrom(undefined, undefined, "ID_ownBooking_"),
    amount_cents: fc.constantFrom(500_00, 500_00, -1),
    paid_on: fc.constantFrom("2026-06-01", "2026-06-01", "2040-01-01"),
    due_on: fc.constantFrom(null, "2026-09-01", "2060-01-01"),
    title: fc.constantFrom("Dress", "Dress", ""),
    category_id: fc.constantFrom(null, 3, 9_999),
  };
}

const knownFields: Known = {
  id: anyId,
  held_id: anyId,
  token: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(linkToken, stopToken, conversationToken) },
    { weight: 1, arbitrary: fc.string() },
  ),
  conversation_id: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom("ID_ownConversation_", "ID_otherConversation_") },
    { weight: 1, arbitrary: anyId },
  ),
  template_id: fc.constantFrom(undefined, "", "not an id"),
  replaces_id: fc.constantFrom(undefined, "ID_ownQuote_", "ID_otherQuote_"),
  ticked: fc.constantFrom([], ["not an id"]),
  discount_percent: orNone(10),
  discount_cents: orNone(100_00),
  deposit_percent: orNone(30),
  deposit_cents: orNone(100_00),
  total_cents: fc.constantFrom(100_00, 0, -1),
  valid_until: fc.constantFrom("2026-06-30", null, "soon"),
  provider_id: aProvider,
  vendors: fc.array(aProvider, { minLength: 1, maxLength: 4 }).map((some) => some.join(",")),
  endorsed_provider_id: aProvider,
  couple_email: anEmail,
  email: anEmail,
  newEmail: anEmail,
  email_public: anEmail,
  phone,
  couple_phone: phone,
  whatsapp_number: phone,
  alternative_phone: phone,
  password: aPassword,
  confirmPassword: aPassword,
  currentPassword: aPassword,
  newPassword: aPassword,
  category_id: category,
  primary_category_id: category,
  additional_categories: fc.uniqueArray(category, { maxLength: 5 }),
  selected_category_ids: fc.uniqueArray(category, { minLength: 1, maxLength: 5 }),
  selected: fc.constantFrom("2", "1,4,7"),
  excluded: fc.constantFrom("1", "3,5"),
  category: fc.constantFrom("venues", "photographers", "no-such-category"),
  near: fc.constantFrom("durban", "clarens", "pretoria", "middelburg-mpumalanga", "no-such-place"),
  venue_location: fc.constantFrom("Clarens, Free State", "a farm", "Middelburg"),
  motivation: fc.constant("We have worked at weddings in the Karoo for ten years."),
  url: fc.constant("https://www.youtube.com/watch?v=dQw4w9WgXcQ"),
  website: link,
  instagram_url: link,
  google_review_url: link,
  priceRanges: fc.constantFrom("$", "$$,$$$"),
  facts: fc.constantFrom("accommodation", "boho,afrikaans"),
  guests: fc.constantFrom("120", "0"),
  wedding_date: fc.constantFrom("2027-03-20", "2020-02-29"),
  date: fc.constantFrom("2027-03-20", "2020-02-29", "2040-01-01"),
  from: fc.constantFrom("2027-03-20", "2027-03-01", "2020-02-29"),
  to: fc.constantFrom("2027-03-20", "2027-04-05", "2026-01-01"),
  confirmationCode: fc.constant("123456"),
  code: fc.oneof({ weight: 4, arbitrary: fc.constant("ID_code_") }, fc.constantFrom("123456", "abcd-efgh-ijkl-mnop")),
  shown: anyPasskey,
  passkey: anyPasskey,
  text: fc.constantFrom("Is our day still free?", " ", "x".repeat(5000)),
  file: anyId,
  files: fc.constantFrom(undefined, [], ["not an id"]),
  width: fc.constantFrom("320", "0", "wide"),
  up_to: fc.integer({ min: -1, max: 3 }),
  reason: fc.constantFrom("date_taken", "other", "rain"),
  extra_remarks: fc.constantFrom(null, "", "spam"),
  seconds_open: fc.constantFrom(null, 1, 30),
};
