import { monthsBetween, type Calendar } from "../../seed/calendar.ts";
import { chance, deck, type Chance } from "../../seed/chance.ts";
import type { DemoEndorsement, DemoVerification } from "../../seed/directory.ts";
import * as limits from "../../src/contract/limits.ts";
import { calledName } from "./describe.ts";
import type { StatusInfo } from "./standing.ts";

const comments: readonly string[] = [
  "They stayed for the rain.",
  "On time at four in the morning, with coffee for everybody.",
  "{first} is who I phone when somebody else has let a bride down.",
  "We have done eleven weddings together and I still look forward to the next one.",
  "Honest about what can be done, and then does a little more.",
  "Packed away quietly while the speeches were running long. That is craft.",
  "Their invoices are as tidy as their work.",
  "Fed my whole crew without being asked.",
  "The couple cried, the mother cried, I cried.",
  "Knew the custom better than the family did, and never showed it.",
  "Shared a generator with us at Eskom's worst hour.",
  "Calm people. You notice it most when something goes wrong.",
  "The best in {town}, and I say that as competition.",
  "They answered on a Sunday.",
  "My sister's wedding. I would book them again tomorrow.",
  "Came back the next day to look for a lost earring, and found it.",
  "Never once late in {province}, on our roads.",
  "Fair prices, and the same for everybody.",
  "Carried gogo over the mud in her chair.",
  "I send them my own couples.",
  "A pleasure to share a tight kitchen with.",
  "Two ceremonies, two provinces, one weekend, no drama.",
  "Baie dankie, julle was wonderlik met ons mense.",
  "Ngiyabonga kakhulu, the whole family still talks about it.",
  "Re leboha haholo. Beautiful work and good manners.",
  "Enkosi! You treated the elders like your own.",
  "Shukran. Everything halaal, everything on time.",
  "Professional from the first message.",
  "They brought a spare of the thing that broke.",
  "Lovely with children, also with badly behaved groomsmen.",
];

/** With monthly points, some of them spent. */
interface Giver {
  readonly standing: StatusInfo;
  readonly credited: number;
  spent: number;
}

/**
 * Gives each business the endorsers its standing needs. Givers are published, never overspend, and are more often
 * nearby.
 */
export function endorse(standings: readonly StatusInfo[], calendar: Calendar, newId: () => string): DemoEndorsement[] {
  const givers = standings
    .filter(({ draft }) => draft.row.is_published)
    .map((standing): Giver => {
      const months = monthsBetween(standing.draft.row.created_at, calendar.daysAgo(0, 12)).length;
      return { standing, credited: months * limits.endorsement_points_monthly, spent: 0 };
    });
  const nextComment = deck("comments", comments);
  const wanting = standings.toSorted((one, other) => other.endorsers - one.endorsers);
  return wanting.flatMap((standing) => {
    const choice = chance(`endorsers of ${standing.draft.row.business_name}`);
    return chooseGivers(standing, givers, choice).map((giver): DemoEndorsement => {
      const { draft } = standing;
      const wished = choice.yes(0.8) ? 1 : choice.whole(2, 3);
      const points_given = Math.min(wished, giver.credited - giver.spent);
      giver.spent += points_given;
      return {
        id: newId(),
        endorser_id: giver.standing.draft.row.id,
        endorsed_provider_id: draft.row.id,
        points_given,
        comment: choice.yes(0.78) ? commentOn(standing, nextComment()) : null,
        created_at: dateOf(giver, standing, calendar, choice),
      };
    });
  });
}

function chooseGivers({ draft, endorsers }: StatusInfo, givers: readonly Giver[], { shuffle, yes }: Chance): Giver[] {
  const able = shuffle(givers.filter((giver) => giver.standing.draft !== draft && giver.spent < giver.credited));
  const near = able.filter((giver) => giver.standing.draft.row.province === draft.row.province && yes(0.8));
  const chosen = [...new Set([...near, ...able])].slice(0, endorsers);
  if (chosen.length < endorsers) throw new Error(`too few endorsers for ${draft.row.business_name}`);
  return chosen;
}

/** When both had joined and the giver had enough points; may be in the future. */
function dateOf(giver: Giver, { draft }: StatusInfo, calendar: Calendar, { number }: Chance): Date {
  const months_needed = Math.ceil(giver.spent / limits.endorsement_points_monthly) - 1;
  const joined = giver.standing.draft.row.created_at;
  const credited_from =
    months_needed < 1
      ? joined.getTime()
      : Date.UTC(joined.getUTCFullYear(), joined.getUTCMonth() + months_needed + 1, 2);
  const latest = calendar.daysAgo(0).getTime();
  const both_joined = Math.max(joined.getTime(), draft.row.created_at.getTime() + 86_400_000);
  const earliest = Math.max(Math.min(credited_from, latest), both_joined);
  return new Date(Math.round((earliest + (Math.max(latest, earliest) - earliest) * number(0, 1)) / 60_000) * 60_000);
}

function commentOn({ draft }: StatusInfo, comment: string): string {
  const { contact_person, city, province } = draft.row;
  return comment
    .replace("{first}", calledName(contact_person))
    .replace("{town}", city ?? "town")
    .replace("{province}", province ?? "the country");
}

export function verify(standings: readonly StatusInfo[], calendar: Calendar, newId: () => string): DemoVerification[] {
  const verified = standings.filter((standing) => standing.verified && standing.draft.row.is_published);
  return standings.flatMap((standing) => {
    const { draft, verifications } = standing;
    const choice = chance(`verifiers of ${draft.row.business_name}`);
    const verifiers = choice.shuffle(verified.filter((other) => other !== standing)).slice(0, verifications);
    const joined = draft.row.created_at.getTime();
    const latest = calendar.daysAgo(0).getTime();
    return verifiers.map((other): DemoVerification => {
      const earliest = Math.max(joined, other.draft.row.created_at.getTime()) + 86_400_000;
      return {
        id: newId(),
        verifier_id: other.draft.row.id,
        provider_id: draft.row.id,
        created_at: new Date(Math.round(earliest + Math.max(0, latest - earliest) * choice.number(0, 0.9))),
      };
    });
  });
}
