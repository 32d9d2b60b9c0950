import CalendarPlus from "lucide/dist/esm/icons/calendar-plus.mjs";
import Printer from "lucide/dist/esm/icons/printer.mjs";
import { href } from "react-router";
import { call } from "../../../client/call/call.ts";
import { saveFile } from "../../../client/call/save-file.ts";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { formatDate } from "../../../contract/format.ts";
import {
  readPlanCall,
  writePlanCalendarCall,
  marriageNames,
  marriages,
  mayBeFirst,
} from "../../../contract/plan/calls.ts";
import type { Plan, PlanStage, PlanItem } from "../../../contract/plan/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/data/progress-bar.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/input.tsx";
import { Link } from "../../../ui/link.tsx";
import { ActionButton } from "../../../ui/overlay/action-button.tsx";
import { LoadFailure } from "../../../ui/page/load-failure.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { Skeletons } from "../../../ui/page/skeleton.tsx";
import { TaskForm } from "./task-form.tsx";
import { TaskRow } from "./task-row.tsx";
import { usePlanActions, type PlanActions } from "./use-plan-actions.ts";
import text from "../../../ui/text.module.css";
import styles from "./plan.module.css";

export function PlanDashboard() {
  const { value, error, put, reload } = useFetched(readPlanCall, {
    as: "couple",
    failed: "We could not load your plan. Please check your connection and try again.",
  });
  if (value === null)
    return error === null ? <PlanSkeletons /> : <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  return <Opened plan={value.plan} change={(step) => put((last) => last && { plan: step(last.plan) })} />;
}

function Opened({ plan, change }: { plan: Plan; change: (step: (plan: Plan) => Plan) => void }) {
  const acts = usePlanActions(change);
  return (
    <div className={styles.desk}>
      <StatusInfo plan={plan} />
      <StageList plan={plan} acts={acts} />
      {plan.may_change && <TaskForm wedding_date={plan.wedding_date} onAdded={acts.added} />}
      <LegalSection plan={plan} acts={acts} />
    </div>
  );
}

function StatusInfo({ plan }: { plan: Plan }) {
  const items = [...plan.stages.flatMap((stage) => stage.items), ...plan.law];
  const done = items.filter(({ is_done }) => is_done).length;
  return (
    <section className={styles.status} aria-label="Progress">
      <p>
        <b>
          {done} of {items.length} done
        </b>{" "}
        <span className={text.soft}>
          <ForWhen plan={plan} />
        </span>
      </p>
      <ProgressBar label="Tasks done" percent={items.length === 0 ? 0 : (100 * done) / items.length} />
      <div className={styles.acts}>
        {plan.wedding_date !== null && (
          <ActionButton small variant="outline" icon={CalendarPlus} onPress={savePlanFile}>
            Save to a calendar
          </ActionButton>
        )}
        <Button small variant="outline" icon={Printer} onClick={() => globalThis.print()}>
          Print
        </Button>
      </div>
    </section>
  );
}

function ForWhen({ plan: { wedding_date, may_change } }: { plan: Plan }) {
  if (wedding_date !== null) return `for ${formatDate(wedding_date)}`;
  if (!may_change) return "so far. No wedding date yet.";
  return (
    <>
      Tell us <Link to={`${href("/couple-dashboard")}#wedding-form`}>your wedding day</Link>, and everything gets a
      date.
    </>
  );
}

export function PlanSkeletons() {
  return <Skeletons label="Loading your plan" heights={["6rem", "14rem", "14rem"]} className={styles.desk} />;
}

/** A calendar file of the open items [plan-6]. */
async function savePlanFile() {
  const failed = "We could not make the file. Please check your connection and try again.";
  const outcome = await call(writePlanCalendarCall, { failed });
  if (!outcome.ok) return outcome.error;
  return saveFile(outcome.body.file_name, new Blob([outcome.body.ics], { type: "text/calendar;charset=utf-8" }));
}

interface StageListProps {
  plan: Plan;
  acts: PlanActions;
}

/** The stages with their items [plan-2]. */
function StageList({ plan, acts }: StageListProps) {
  return plan.stages.map((stage) => (
    <Section key={stage.key} title={stage.title} lead={formatStage(stage)} className={styles.stage}>
      {stage.items.length > 0 && (
        <ul className={styles.items}>
          {stage.items.map((item) => (
            <li key={item.key}>
              <TaskRow item={item} mayChange={plan.may_change} acts={acts} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  ));
}

function formatStage({ when, from, to, items }: PlanStage): string {
  if (from === null || to === null) return when;
  const isFitted = items.some(
    ({ kind, is_done, due_on }) => kind !== "own" && !is_done && due_on !== null && due_on > to,
  );
  const usual = `${when}: ${formatDate(from)} to ${formatDate(to)}`;
  return isFitted ? `${usual}. Dates fit the time you have left.` : usual;
}

interface LegalSectionProps {
  plan: Plan;
  acts: PlanActions;
}

/** What the law requires of couples: guidance [plan-5]. */
function LegalSection({ plan, acts }: LegalSectionProps) {
  return (
    <Section
      title="Legal requirements"
      lead="This is guidance, not legal advice: check with your marriage officer, a notary or Home Affairs."
      className={styles.law}
    >
      {plan.may_change && (
        <div className={styles.marriage}>
          <Field label="Type of marriage" help="Steps that don’t apply are hidden.">
            <Select
              value={plan.marriage ?? ""}
              onChange={({ target }) =>
                void acts.marry(marriages.find((each) => each === target.value) ?? null, plan.marriage)
              }
            >
              <option value="">Not decided yet</option>
              {marriages.map((each) => (
                <option key={each} value={each}>
                  {marriageNames[each]}
                </option>
              ))}
            </Select>
          </Field>
          {mayBeFirst(plan.marriage) && <CustomaryFirst plan={plan} acts={acts} />}
        </div>
      )}
      <ul className={styles.items}>
        {plan.law.map((item) => (
          <li key={item.key}>
            <TaskRow item={item} mayChange={plan.may_change} acts={acts} />
            <Explained item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const answers = [
  { value: "", label: "Not decided yet", is: null },
  { value: "yes", label: "Yes, it was held or will be", is: true },
  { value: "no", label: "No", is: false },
] as const;

/** Decides which of the two texts about the contract applies [plan-5]. */
function CustomaryFirst({ plan: { customary_first }, acts }: LegalSectionProps) {
  return (
    <Field
      label="Is there a customary marriage before the civil wedding?"
      help="Lobola agreed on, a celebration, and the bride handed over: before today, or still to come."
    >
      <Select
        value={answers.find(({ is }) => is === customary_first)?.value ?? ""}
        onChange={({ target }) =>
          void acts.setCustomaryFirst(answers.find(({ value }) => value === target.value)?.is ?? null, customary_first)
        }
      >
        {answers.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Explained({ item: { explains, source } }: { item: PlanItem }) {
  return (
    <div className={styles.explained}>
      <p>{explains}</p>
      <p className={text.fine}>{source}</p>
    </div>
  );
}
