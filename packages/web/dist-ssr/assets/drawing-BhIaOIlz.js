import { u as classNames } from "../entry-prerender.js";
import { jsx } from "react/jsx-runtime";
// src/ui/drawings/drawing.tsx
/**
* One of our drawings, inline so that it takes its colors from the theme's variables. Decorative: whatever it shows
* is also said in words.
*/
function Drawing({ markup, className }) {
	return /* @__PURE__ */ jsx("span", {
		className: classNames("drawing", className),
		"aria-hidden": "true",
		dangerouslySetInnerHTML: { __html: markup }
	});
}
export { Drawing as t };
