import Printer from "lucide/dist/esm/icons/printer.mjs";
import { href } from "react-router";
import { useFetched } from "../../../client/use-fetched.ts";
import { formatDate } from "../../../contract/format.ts";
import type { Plan } from "../../../contract/plan/shapes.ts";
import { readPlan } from "../../../contract/plan/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { LawPart } from "./law-part.tsx";
import { SavePlanFile } from "./save-plan-file.tsx";
import { StageList } from "./stage-list.tsx";
import { TaskForm } from "./task-form.tsx";
import { usePlanActs } from "./use-plan-acts.ts";
import text from "../../../ui/text.module.css";
import styles from "./plan.module.css";

/** A couple's plan, once it is there. */
export function PlanDesk() {
  const { value, error, put, reload } = useFetched(readPlan, {
    as: "couple",
    failed: "We could not load your plan. Please check your connection and try again.",
  });
  if (value === null)
    return error === null ? <PlanBones /> : <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  return <Opened plan={value.plan} change={(step) => put((last) => last && { plan: step(last.plan) })} />;
}

function Opened({ plan, change }: { plan: Plan; change: (step: (plan: Plan) => Plan) => void }) {
  const acts = usePlanActs(change);
  return (
    <div className={styles.desk}>
      <Standing plan={plan} />
      <StageList plan={plan} acts={acts} />
      {plan.may_change && <TaskForm wedding_date={plan.wedding_date} onAdded={acts.added} />}
      <LawPart plan={plan} acts={acts} />
    </div>
  );
}

/** How far it is, and the ways to take it along. */
function Standing({ plan }: { plan: Plan }) {
  const items = [...plan.stages.flatMap((stage) => stage.items), ...plan.law];
  const done = items.filter(({ is_done }) => is_done).length;
  return (
    <section className={styles.standing} aria-label="Progress">
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
        {plan.wedding_date !== null && <SavePlanFile />}
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

/** What stands there until the plan does. */
export function PlanBones() {
  return (
    <div className={styles.desk} aria-busy="true">
      <OutOfSight>Loading your plan</OutOfSight>
      <Skeleton height="6rem" />
      <Skeleton height="14rem" />
      <Skeleton height="14rem" />
    </div>
  );
}
