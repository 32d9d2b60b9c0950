import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useNavigate, useNavigation } from "react-router";
import { useFormInput } from "../../../../ui/form/use-form-input.ts";
import { formQuery } from "../form-query.ts";

/** Typing pause before the list updates [browse-1]. */
const pause_milliseconds = 350;

interface FilterForm<Filters> {
  filters: Filters;
  addressOf: (filters: Filters) => string;
  read: (form: URLSearchParams) => Filters;
  /** Resolves when fields with scripts have hydrated. */
  alive?: () => Promise<unknown>;
}

/** Submits a GET form on each change, keeping focus and scroll. Key uncontrolled fields by `version`. */
export function useFilterForm<Filters>({ filters, addressOf, read, alive }: FilterForm<Filters>) {
  const navigate = useNavigate();
  const isIdle = useNavigation().state === "idle";
  const address = addressOf(filters);
  const [choice, setChoice] = useState({ filters, address, version: 0 });
  const [displayed, setDisplayed] = useState(address);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>(undefined);
  const wasTyping = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // a new page is either this form's choice or an outside change
  if (isIdle && displayed !== address) {
    setDisplayed(address);
    if (choice.address !== address) setChoice({ filters, address, version: choice.version + 1 });
  }

  function choose(next: Filters, version: number, replace = false) {
    window.clearTimeout(timer.current);
    const to = addressOf(next);
    if (to === choice.address) return;
    setChoice({ filters: next, address: to, version });
    void navigate(to, { preventScrollReset: true, replace });
  }

  function apply(isTyping: boolean) {
    if (!form.current) return;
    // continuous typing is one history entry
    choose(read(formQuery(form.current)), choice.version, isTyping && wasTyping.current);
    wasTyping.current = isTyping;
  }

  // wait for hydration, because new filters would redraw the fields during use
  useFormInput(form, hear, alive);
  function hear(field: Element) {
    window.clearTimeout(timer.current);
    const isSearch = isText(field) && field.name === "search";
    // an interpreted query is only sent in full
    if (isSearch && field.value) return;
    if (isText(field) && !isSearch) timer.current = window.setTimeout(() => apply(true), pause_milliseconds);
    else apply(false);
  }

  return {
    chosen: choice.filters,
    version: choice.version,
    isIdle,
    /** Applies other filters and refills the form. */
    set: (next: Filters) => choose(next, choice.version + 1),
    form: {
      ref: form,
      method: "get" as const,
      // restored values may differ from the address
      autoComplete: "off",
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault();
        apply(false);
      },
    },
  };
}

function isText(target: Element): target is HTMLInputElement {
  return target instanceof HTMLInputElement && ["search", "text"].includes(target.type);
}
