const stamp = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i;
/** Zone names may contain colons: the value follows the last colon before a date. */
const timeLine = /^(DTSTART|DTEND|RECURRENCE-ID|RDATE|EXDATE)((?:\s*;.*)?):\s*(\d{4}-?\d\d-?\d\d.*)$/i;

export function correctLine(line: string): string {
  const [, rule] = /^RRULE[^:]*:(.*)$/i.exec(line) ?? [];
  if (rule !== undefined) {
    const compact = rule.replaceAll(/\s/g, "").toUpperCase();
    return `RRULE:${compact.replace(/(?<=UNTIL=)[^;]+/, correctStamp)}`;
  }
  const [, name, parameters = "", value = ""] = timeLine.exec(line) ?? [];
  if (name === undefined) return line;
  const values = value.trim().split(",").map(correctValue);
  return `${name}${correctParameters(parameters, values)}:${values.join(",")}`;
}

function correctValue(value: string): string {
  return value
    .trim()
    .split("/")
    .map((time) => correctStamp(time.trim()))
    .join("/");
}

/** `2027-03-20` to `20270320`; adds missing seconds; converts offsets to UTC. */
function correctStamp(value: string): string {
  const [, year, month, day, hour, minute, second = "00", zone = ""] = stamp.exec(value) ?? [];
  if (year === undefined) return value;
  if (hour === undefined) return `${year}${month}${day}`;
  const written = `${year}${month}${day}T${hour}${minute}${second}`;
  if (zone === "" || zone.toUpperCase() === "Z") return written + zone.toUpperCase();
  const offset = zone.includes(":") ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(instant) ? value : `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

function correctParameters(parameters: string, values: readonly string[]): string {
  const quoted = parameters.replace(/;\s*TZID\s*=\s*(?!")(.*?)(?=;\s*[A-Z-]+\s*=|$)/i, (match: string, zone: string) =>
    zone.includes(":") ? `;TZID="${zone}"` : match,
  );
  const isUnsaid = values.every((value) => /^\d{8}$/.test(value)) && !/;\s*VALUE\s*=/i.test(parameters);
  return isUnsaid ? `;VALUE=DATE${quoted}` : quoted;
}
