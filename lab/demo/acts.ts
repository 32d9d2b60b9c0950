import type { Calendar } from "../../seed/calendar.ts";
import type { DemoAction, DemoImportedPage, DemoInvitation, DemoProvider, DemoRequest } from "../../seed/directory.ts";

const recorded_days = 120;

interface Done {
  readonly providers: readonly DemoProvider[];
  readonly requests: readonly DemoRequest[];
  readonly invitations: readonly DemoInvitation[];
  readonly imported: readonly DemoImportedPage[];
}

/** The audit entries of the super admin's recent actions, in the form that the use cases write. */
export function recordActions(
  { providers, requests, invitations, imported }: Done,
  calendar: Calendar,
  { newId, actor }: { newId: () => string; actor: Pick<DemoAction, "actor_id" | "actor_name"> },
): DemoAction[] {
  const names = new Map(providers.map(({ row }) => [row.id, row.business_name]));
  const acts: (Omit<DemoAction, "id" | "actor_id" | "actor_name"> & Partial<DemoAction>)[] = [
    ...providers.flatMap(turnsOf),
    ...providers.flatMap(({ row, badges }) =>
      badges
        .filter(({ origin }) => origin === "admin")
        .map(({ badge_type, granted_at, notes }) => ({
          action: "badge_added",
          subject_id: row.id,
          subject_name: row.business_name,
          details: { badge_type, ...(notes !== null && { notes }) },
          created_at: granted_at,
        })),
    ),
    ...requests.flatMap(({ provider_id, decision, decided_at, note }) =>
      decision === "not_yet" && decided_at
        ? {
            action: "verification_put_off",
            subject_id: provider_id,
            subject_name: names.get(provider_id) ?? "",
            details: { notes: note },
            created_at: decided_at,
          }
        : [],
    ),
    ...invitations.map(({ id, name, preset_badges, recommended_by_name, created_at }) => ({
      action: "invitation_sent",
      subject_id: id,
      subject_name: name,
      details: { badges: preset_badges.join(", "), recommended_by: recommended_by_name },
      created_at,
    })),
    ...imported.flatMap(offerOf),
  ];
  const since = calendar.daysAgo(recorded_days);
  return acts.filter(({ created_at }) => created_at >= since).map((act) => ({ id: newId(), ...actor, ...act }));
}

function offerOf({ business_name, invitation }: DemoImportedPage) {
  if (!invitation) return [];
  const { act_id, id, created_at } = invitation;
  const command = { actor_id: null, actor_name: "The command import" };
  const offered = { action: "page_offered", subject_id: id, subject_name: business_name, details: {} };
  return [{ id: act_id, ...command, ...offered, created_at }];
}

/** A suspension, and a verification paused by a changed name. */
function turnsOf({ row, rests }: DemoProvider) {
  const { id, business_name, contact_person, suspended_at, suspended_reason } = row;
  const subject = { subject_id: id, subject_name: business_name };
  const owner = { actor_id: id, actor_name: `${contact_person}, ${business_name}` };
  const changed = { action: "verification_rests", ...subject, details: { changed: "business name" } };
  const suspended = { action: "provider_suspended", ...subject, details: { reason: suspended_reason ?? "" } };
  return [
    ...(rests ? [{ ...owner, ...changed, created_at: rests.since }] : []),
    ...(suspended_at ? [{ ...suspended, created_at: suspended_at }] : []),
  ];
}
