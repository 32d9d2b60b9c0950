import { Fragment } from "react";

/** An email or web address, which breaks after `@` and dots. */
export function Breakable({ text }: { text: string }) {
  const parts = text.match(/[^@.]*[@.]|[^@.]+$/g) ?? [];
  return (
    <span>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
