// The styles of cards, for a page whose cards stand as the server made them: it has the code of none.
import "../../../ui/badge.module.css";
import "../../../ui/icon.module.css";
import "../../../ui/icon-button.module.css";
import "../../../ui/link.module.css";
import "../../../ui/picture.module.css";
import "../../../ui/stars.module.css";
import "../../providers/web/trust-tier.module.css";
import "./card-facts.module.css";
import "./near-groups.module.css";
import "./price-range.module.css";
import "./provider-card.module.css";
import "./provider-grid.module.css";
