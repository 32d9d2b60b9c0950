import { expect, test } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import { LastBackup } from "./last-backup.tsx";

const now = Date.parse("2026-06-17T08:00:00Z");
const text = (is_daily: boolean, made_at: string | null) => {
  const last = made_at === null ? null : { made_at, bytes: 21_600_000 };
  const { container } = renderComponent(<LastBackup backups={{ is_daily, last }} now={now} />);
  return { words: container.textContent, warns: container.querySelector("svg") !== null };
};

test("a backup of this night is described with its time and size", () => {
  expect(text(true, "2026-06-17T00:31:00Z")).toEqual({
    words: "The last backup was made on 17 June 2026, 02:31: 22\u00A0MB.",
    warns: false,
  });
});

test("a late backup, or none yet, is a warning", () => {
  expect(text(true, "2026-06-15T00:31:00Z")).toMatchObject({ warns: true });
  expect(text(true, null)).toMatchObject({ warns: true });
});

test("where no backups are configured a text says what is not set", () => {
  expect(text(false, null)).toMatchObject({ words: expect.stringContaining("BACKUP_DIR") as string, warns: false });
});
