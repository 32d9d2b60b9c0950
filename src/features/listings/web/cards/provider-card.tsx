import Heart from "lucide/dist/esm/icons/heart.mjs";
import { href, Link } from "react-router";
import { Badge, Badges } from "../../../../ui/badge.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Picture, pictureProps } from "../../../../ui/picture.tsx";
import { CardFacts } from "./card-facts.tsx";
import type { CardProvider } from "./card-provider.ts";
import { gradientFor } from "./gradient-for.ts";
import { useHeart, type Hearted } from "./hearts.ts";
import styles from "./provider-card.module.css";

interface ProviderCardProps {
  provider: CardProvider;
  sizes: string;
  /** Visible at first, so its picture loads at once. */
  eager?: boolean;
  isMine?: boolean;
  /** For visitors who may save favourites. */
  hasHeart?: boolean;
}

function Banner({ provider: { id, banner }, sizes, eager }: ProviderCardProps) {
  return (
    <div
      className={classNames(styles.picture, !banner && styles.gradient)}
      style={banner ? undefined : { backgroundImage: gradientFor(id) }}
    >
      {banner && <Picture {...pictureProps(banner)} sizes={sizes} alt="" eager={eager} />}
    </div>
  );
}

function TopBadges({ badge, isMine }: Pick<CardProvider, "badge"> & { isMine: boolean }) {
  if (!isMine && badge === null) return null;
  return (
    <Badges className={styles.badges}>
      {isMine && <Badge>Your profile</Badge>}
      {badge !== null && <Badge tone={badge}>{badge === "verified" ? "Verified" : "Trusted"}</Badge>}
    </Badges>
  );
}

/** The name is the only link and covers the card [browse-10]. */
export function ProviderCardView({
  provider,
  sizes,
  eager = false,
  isMine = false,
  hasHeart = false,
}: ProviderCardProps) {
  const { id, business_name, kind, city, province, line, query = "", logo } = provider;
  const place = [city, province].filter(Boolean).join(", ");
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <Banner provider={provider} sizes={sizes} eager={eager} />
        <TopBadges badge={provider.badge} isMine={isMine} />
        {logo && (
          <Picture
            className={styles.logo}
            src={logo.url}
            srcSet={logo.srcset}
            sizes="56px"
            alt=""
            width={56}
            height={56}
          />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>
          <span>{kind}</span>
        </p>
        <h3>
          <Link to={href("/provider/:id", { id }) + query} prefetch="intent" discover="none">
            {business_name}
          </Link>
        </h3>
        <p className={styles.place}>{place || "South Africa"}</p>
        {line && <p className={styles.line}>{line}</p>}
        <CardFacts provider={provider} />
      </div>
      {hasHeart && <CardHeart provider={provider} />}
    </article>
  );
}

function CardHeart({ provider }: { provider: Hearted }) {
  const heart = useHeart(provider);
  if (!heart) return null;
  const { isSaved, list, press } = heart;
  const { business_name } = provider;
  return (
    <IconButton
      raised
      className={styles.heart}
      icon={Heart}
      pressed={isSaved}
      label={isSaved ? `Remove ${business_name} from your ${list}` : `Save ${business_name} to your ${list}`}
      onClick={press}
    />
  );
}
