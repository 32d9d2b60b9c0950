import { answering_days, answering_enquiries_min, answering_hours } from "../../../contract/conversations/answering.ts";
import { Prose } from "../../../ui/prose.tsx";

/** How it is counted how fast a business answers [conversations-34]. */
export function AnsweringRules() {
  return (
    <Prose>
      <p>
        “Usually answers within 3 hours” means: of the enquiries that couples sent here in the last {answering_days}{" "}
        days, more than half had a first answer within 3 hours. One that got none within {answering_hours} hours counts
        as not answered.
      </p>
      <p>
        It is said from {answering_enquiries_min} enquiries on, and only where there is something good to say. A kind no
        counts as an answer; junk, and what a business answered by telephone and says so, does not count at all. Nobody
        can set it, and nobody can pay for it.
      </p>
    </Prose>
  );
}
