import { c as ButtonTo, d as paths, o as PageTitle } from "../entry-prerender.js";
import { t as Drawing } from "./drawing-BhIaOIlz.js";
import { jsx, jsxs } from "react/jsx-runtime";
// src/ui/drawings/treasure-map.svg?raw
var treasure_map_default = "<svg viewBox=\"0 0 320 232\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" aria-hidden=\"true\" focusable=\"false\"><path d=\"M28 38L104 24L196 40L288 22L298 190L202 208L110 192L20 210Z\" fill=\"var(--il-ground)\"/><path d=\"M28 38L104 24L110 192L20 210Z\" fill=\"var(--il-honey)\" opacity=\".35\"/><path d=\"M196 40L288 22L298 190L202 208Z\" fill=\"var(--il-honey)\" opacity=\".35\"/><path d=\"M27 37L104 23L197 39L289 21L299 191L203 209L110 193L19 211Z\" stroke=\"var(--il-stroke)\" stroke-width=\"2.6\"/><path d=\"M104 24l6 168M196 40l6 168\" stroke=\"var(--il-stroke)\" stroke-width=\"1.6\" opacity=\".45\"/><path d=\"M46 66l44-7 2 40-44 6Z\" fill=\"var(--il-teal)\" opacity=\".55\"/><path d=\"M124 56l52 6 1 36-50-4Z\" fill=\"var(--il-coral)\" opacity=\".45\"/><path d=\"M222 62l46-8 3 42-46 7Z\" fill=\"var(--il-plum)\" opacity=\".35\"/><path d=\"M46 66l44-7 2 40-44 6ZM124 56l52 6 1 36-50-4ZM222 62l46-8 3 42-46 7Z\" stroke=\"var(--il-stroke)\" stroke-width=\"2\"/><path d=\"M56 86h16M60 78h8M136 74l10 2M240 80l14-3\" stroke=\"var(--il-stroke)\" stroke-width=\"2.4\"/><path d=\"M44 172C62 128 92 126 112 140S158 176 178 150S214 116 244 138\" stroke=\"var(--il-stroke)\" stroke-width=\"3\" stroke-dasharray=\"1 9\"/><path d=\"M240 132l22 20M262 130l-22 24\" stroke=\"var(--il-coral)\" stroke-width=\"7\"/><circle cx=\"44\" cy=\"174\" r=\"8\" fill=\"var(--il-teal)\"/><circle cx=\"44\" cy=\"174\" r=\"3\" fill=\"var(--il-paper)\"/><path d=\"M250.4 184C250.4 190.8 244.7 196.4 238 196.4S226.4 190.8 226.4 184S231.3 172.4 238 172.4S250.4 177.2 250.4 184Z\" fill=\"var(--il-paper)\"/><path d=\"M238 174l4 10-4 10-4-10Z\" fill=\"var(--il-coral)\"/><path d=\"M132 168q8-16 18 0t18 2\" fill=\"none\"/><path d=\"M126 172q7-7 14 0t14 0M134 182q7-7 14 0\" stroke=\"var(--il-teal)\" stroke-width=\"2.6\"/></svg>\n";
// src/ui/drawings/treasure-map.tsx
/** A folded treasure map. */
function TreasureMapDrawing(props) {
	return /* @__PURE__ */ jsx(Drawing, {
		...props,
		markup: treasure_map_default
	});
}
// src/app/not-found-page.tsx
/** An address that leads nowhere. Pages show it too for an activity that does not exist. */
function NotFoundPage() {
	return /* @__PURE__ */ jsx("div", {
		className: "wrap page",
		children: /* @__PURE__ */ jsxs("div", {
			className: "card empty",
			children: [
				/* @__PURE__ */ jsx(TreasureMapDrawing, {}),
				/* @__PURE__ */ jsx(PageTitle, {
					className: "text-h3",
					children: "This page is not on the map"
				}),
				/* @__PURE__ */ jsx("p", {
					className: "muted",
					children: "The address may be mistyped, or what stood here has moved."
				}),
				/* @__PURE__ */ jsxs("div", {
					className: "row",
					children: [/* @__PURE__ */ jsx(ButtonTo, {
						to: paths.activities,
						variant: "primary",
						size: "small",
						children: "See Activities"
					}), /* @__PURE__ */ jsx(ButtonTo, {
						to: paths.home,
						variant: "secondary",
						size: "small",
						children: "Go Home"
					})]
				})
			]
		})
	});
}
export { NotFoundPage };
