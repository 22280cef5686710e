import { o as PageTitle } from "../entry-prerender.js";
import { jsx } from "react/jsx-runtime";
// src/features/activities/activities-page.tsx
/** Takes its shape next; the route and the frame around it stand. */
function ActivitiesPage() {
	return /* @__PURE__ */ jsx("div", {
		className: "wrap page",
		children: /* @__PURE__ */ jsx(PageTitle, { children: "Sample Activities" })
	});
}
export { ActivitiesPage };
