import { useState } from "react";
import { pathOf } from "../../../client/address-of.ts";
import type { AnswerOf } from "../../../client/call/call-types.ts";
import { call } from "../../../client/call/call.ts";
import { useForm, type FormErrors } from "../../../client/form/use-form.ts";
import { ListResults } from "../../../client/list/list-results.tsx";
import { FilterChoice, ListTools } from "../../../client/list/list-tools.tsx";
import { useList } from "../../../client/list/use-list.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { fieldMessages } from "../../../contract/field-messages.ts";
import { findPersonCall, privacyMessages } from "../../../contract/privacy/calls.ts";
import type { PersonData } from "../../../contract/privacy/schema.ts";
import { listVerificationRequestsCall } from "../../../contract/verifications/calls.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { useNews } from "../actions/use-news.tsx";
import { PersonDetails } from "../person-details.tsx";
import { JunkSenders } from "../reports/junk-senders.tsx";
import { RequestList } from "./request-list.tsx";
import form from "../../../client/list/tab-form.module.css";
import text from "../../../ui/text.module.css";
import styles from "../personal-data.module.css";

const failed = privacyMessages.search_failed;

/** Data about an email address, to be copied, corrected or erased under POPIA [admin-35]. */
function PersonalData() {
  const [person, setPerson] = useState<PersonData | null>(null);
  const search = useForm({
    check: ({ email = "" }): FormErrors => (email.trim() === "" ? { email: fieldMessages.email_missing } : {}),
    send: ({ email = "" }) => call(findPersonCall, { body: { email }, failed }),
    onDone: (answer) => setPerson(answer.person),
  });
  const reload = async (email: string) => {
    const outcome = await call(findPersonCall, { body: { email }, failed });
    setPerson(outcome.ok ? outcome.body.person : null);
  };
  return (
    <section className={styles.part} aria-labelledby="personal-data">
      <h2 id="personal-data">Personal data</h2>
      <p className={text.fine}>
        Someone asks what data we have about them, or to have it corrected or deleted (POPIA): find it by email address.
        Only answer people who write from that address.
      </p>
      <form {...search.form} className={form.form}>
        <Field label="Email of the person" error={search.fieldErrors["email"]}>
          <Input name="email" type="email" autoComplete="off" inputMode="email" />
        </Field>
        <FormError sentence={search.fieldErrors["email"] === undefined ? search.error : null} />
        <Button type="submit" busy={search.isBusy} className={form.start}>
          Find
        </Button>
      </form>
      {person && (
        <PersonDetails key={person.email} person={person} onChanged={(email = person.email) => void reload(email)} />
      )}
    </section>
  );
}

type Answer = AnswerOf<typeof listVerificationRequestsCall>;

const nothing = {
  title: "No open requests",
  text: "Providers that ask to be verified appear here, with their reasons.",
  searched: { title: "Nothing answered yet", text: "Answered requests appear here." },
};

export default function RequestsTab() {
  const list = useList<Answer>(pathOf(listVerificationRequestsCall), {
    failed: adminMessages.requests_failed,
    limit: 25,
  });
  const news = useNews();
  const refresh = () => void Promise.all([list.reload(), news.reload()]);
  return (
    <>
      <ListTools>
        <FilterChoice
          list={list}
          name="state"
          label="Requests"
          all="Waiting for an answer"
          options={[["decided", "Answered"]]}
        />
      </ListTools>
      <ListResults list={list} height="20rem" nothing={nothing}>
        {({ requests }) => <RequestList requests={requests} isStale={list.isStale} onDecided={refresh} />}
      </ListResults>
      <JunkSenders />
      <PersonalData />
    </>
  );
}
