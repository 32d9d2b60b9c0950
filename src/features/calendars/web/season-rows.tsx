import Plus from "lucide/dist/esm/icons/plus.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import { useEffect, useRef, useState } from "react";
import type { FormErrors } from "../../../client/form/use-form.ts";
import type { CalendarRules } from "../../../contract/calendars/schema.ts";
import { formatDate } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldGroup } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Select } from "../../../ui/input.tsx";
import styles from "./entry-dialog.module.css";

type Season = CalendarRules["seasons"][number];

const usual: Season = { from: "12-24", to: "01-02" };

/** Closed every year. */
export function SeasonRows({ seasons, fieldErrors }: { seasons: readonly Season[]; fieldErrors: FormErrors }) {
  const [rows, setRows] = useState(() => seasons.map((season, place) => ({ place, season })));
  const next = useRef(seasons.length);
  const list = useRef<HTMLDivElement>(null);
  const focusOn = useRef<string | null>(null);
  useEffect(() => {
    if (focusOn.current === null) return;
    list.current?.querySelector<HTMLElement>(focusOn.current)?.focus();
    focusOn.current = null;
  }, [rows]);

  function add() {
    const place = next.current;
    next.current += 1;
    focusOn.current = `[name="season-${place}-from-day"]`;
    setRows([...rows, { place, season: usual }]);
  }
  function remove(place: number) {
    focusOn.current = "[data-add]";
    setRows(rows.filter((row) => row.place !== place));
  }
  return (
    <div ref={list} className={styles.seasons}>
      {rows.map(({ place, season }, at) => (
        <FieldGroup
          key={place}
          legend={`Closed season ${at + 1}`}
          error={fieldErrors[`season-${place}-from-day`] ?? fieldErrors[`season-${place}-to-day`] ?? null}
        >
          <div className={styles.season}>
            <YearDay name={`season-${place}-from`} label="from" day={season.from} />
            <YearDay name={`season-${place}-to`} label="to" day={season.to} />
            <IconButton icon={Trash} label={`Remove closed season ${at + 1}`} onClick={() => remove(place)} />
          </div>
        </FieldGroup>
      ))}
      <Button
        small
        variant="outline"
        icon={Plus}
        data-add
        disabled={rows.length >= limits.calendar_seasons_max}
        onClick={add}
      >
        Add a closed season
      </Button>
    </div>
  );
}

const months = Array.from({ length: 12 }, (_, at) => {
  const value = String(at + 1).padStart(2, "0");
  return { value, name: formatDate(`2024-${value}-01`).slice(2, -5) };
});
const days = Array.from({ length: 31 }, (_, at) => String(at + 1).padStart(2, "0"));

function YearDay({ name, label, day }: { name: string; label: string; day: string }) {
  return (
    <div className={styles.yearDay}>
      <span aria-hidden="true">{label}</span>
      <Select name={`${name}-day`} aria-label={`Closed ${label}: day`} defaultValue={day.slice(3)} autoComplete="off">
        {days.map((value) => (
          <option key={value} value={value}>
            {Number(value)}
          </option>
        ))}
      </Select>
      <Select
        name={`${name}-month`}
        aria-label={`Closed ${label}: month`}
        defaultValue={day.slice(0, 2)}
        autoComplete="off"
      >
        {months.map(({ value, name: month }) => (
          <option key={value} value={value}>
            {month}
          </option>
        ))}
      </Select>
    </div>
  );
}
