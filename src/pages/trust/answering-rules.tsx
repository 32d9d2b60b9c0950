import { answering_days, answering_enquiries_min, answering_hours } from "../../contract/conversations/answering.ts";
import { Prose } from "../../ui/prose.tsx";

/** Rule [conversations-34]. */
export function AnsweringRules() {
  return (
    <Prose>
      <p>
        “Usually answers within 3 hours” means: of the enquiries that couples sent here in the last {answering_days}{" "}
        days, more than half had a first answer within 3 hours. An enquiry with no answer within {answering_hours} hours
        counts as not answered.
      </p>
      <p>
        It’s shown from {answering_enquiries_min} enquiries, and only if there is something good to say. A polite “no”
        counts as a reply. Junk, and enquiries a business says it answered by phone, don’t count at all. Nobody can set
        it, and nobody can pay for it.
      </p>
    </Prose>
  );
}
