import Heart from "lucide/dist/esm/icons/heart.mjs";
import { href, Link } from "react-router";
import type { Favourite } from "../../../contract/favourites.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { gradientFor } from "../../providers/web/gradient-for.ts";
import { TrustTier } from "../../providers/web/trust-tier.tsx";
import styles from "./favourite-card.module.css";

/** A provider that the couple keeps (spec 2.14): its name is the link, which covers the card; the heart lets it go. */
export function FavouriteCard({ favourite, onRemove }: { favourite: Favourite; onRemove: () => void }) {
  const { provider_id, business_name, category_name, logo_url, city, province, trust_tier } = favourite;
  const place = [city, province].filter(Boolean).join(", ");
  return (
    <article className={styles.card}>
      <div className={styles.picture} style={{ backgroundImage: gradientFor(provider_id) }}>
        {logo_url && <Picture src={logo_url} alt="" width={104} height={104} />}
      </div>
      <div className={styles.words}>
        <p className={styles.fine}>{category_name ?? "Wedding services"}</p>
        <h3>
          <Link to={href("/provider/:id", { id: provider_id })}>{business_name}</Link>
        </h3>
        <p className={styles.fine}>{place || "South Africa"}</p>
        {trust_tier && (
          <p className={styles.tier}>
            <TrustTier tier={trust_tier} />
          </p>
        )}
      </div>
      <IconButton
        raised
        pressed
        className={styles.heart}
        icon={Heart}
        label={`Remove ${business_name} from favourites`}
        onClick={onRemove}
      />
    </article>
  );
}
