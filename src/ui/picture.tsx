import type { ComponentProps, CSSProperties } from "react";
import { classNames } from "./class-names.ts";
import styles from "./picture.module.css";

interface PictureProps extends Omit<ComponentProps<"img">, "loading" | "placeholder" | "decoding"> {
  src: string;
  /** Empty where the words beside it say it all. */
  alt: string;
  /** The file's own size in pixels, so that its room is kept while it loads. */
  width: number;
  height: number;
  /** What fills its room meanwhile: a colour, or a data URI of a few pixels, which the browser blurs by enlarging. */
  placeholder?: string | null;
  /** Among the first things seen: fetched at once and before others. All other pictures wait until they come near. */
  eager?: boolean;
}

function filling(placeholder: string): CSSProperties {
  return placeholder.startsWith("data:")
    ? { backgroundImage: `url("${placeholder}")` }
    : { backgroundColor: placeholder };
}

/** A picture that keeps its room, shows a hint of itself at once, and loads when it is about to be seen. */
export function Picture({ alt, placeholder, eager = false, className, style, ...rest }: PictureProps) {
  return (
    // the size and the priority stand before the address: Safari starts to load at the address
    <img
      alt={alt}
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      {...rest}
      className={classNames(styles.picture, className)}
      style={placeholder ? { ...filling(placeholder), ...style } : style}
    />
  );
}
