import type { ThemeConfig } from 'antd/es/config-provider/context';
import theme from 'antd/es/theme';
import { type Mode, tokens } from './tokens.ts';

/**
 * The antd theme of one mode. Component tokens repeat the accent and the colours of icons, because antd's dark algorithm would change
 * them. `still`: nothing moves; `touch`: controls are 44 px high.
 */
export const antdTheme = (
  mode: Mode,
  { still = false, touch = false }: { readonly still?: boolean; readonly touch?: boolean } = {},
): ThemeConfig => {
  const c = tokens.color[mode];
  const { size } = tokens.type;
  const accent = { colorPrimary: c.accent, colorPrimaryHover: c.accentHover, colorPrimaryActive: c.accentActive };
  const signs = { colorSuccess: c.accent, colorInfo: c.accent, colorWarning: c.warn, colorError: c.negative };
  // A hairline under the shadow: on a dark ground the shadow alone does not show where a popup ends.
  const floating = `0 0 0 1px ${c.line}, ${c.shadowPop}`;
  // The border of what is filled in or ticked must be seen for itself (WCAG 1.4.11); lines between things need not.
  // The focus ring of a refused field needs the same contrast as other rings.
  const ring = `color-mix(in srgb, ${c.negative} 45%, transparent)`;
  // The arrow of a field says what the field does: it shows as well as the icons of others.
  const arrow = { colorTextQuaternary: c.text3 };
  const field = { colorBorder: c.control, colorError: c.negative, colorErrorOutline: ring };
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...accent,
      fontFamily: tokens.type.family,
      fontSize: size.base,
      fontSizeSM: size.small,
      fontSizeLG: size.title,
      fontSizeHeading5: size.title,
      lineHeight: tokens.type.line,
      fontWeightStrong: tokens.type.weight.strong,
      colorPrimaryBg: c.accentSoft,
      colorPrimaryBorder: c.accentLine,
      colorInfo: c.accent,
      colorInfoBg: c.accentSoft,
      colorInfoBorder: c.accentLine,
      colorSuccess: c.accent,
      colorSuccessBg: c.accentSoft,
      colorSuccessBorder: c.accentLine,
      colorLink: c.accent,
      colorLinkHover: c.accentHover,
      colorLinkActive: c.accentActive,
      colorError: c.negative,
      colorErrorText: c.negative,
      colorErrorBg: c.errorSoft,
      colorErrorBorder: c.negative,
      colorWarning: c.warn,
      colorWarningBg: c.warnSoft,
      colorWarningBorder: c.warnLine,
      colorTextLightSolid: c.onAccent,
      colorBgBase: c.surface,
      colorTextBase: c.text,
      colorText: c.text,
      colorTextSecondary: c.text2,
      colorTextTertiary: c.text3,
      colorTextDescription: c.text3,
      colorTextPlaceholder: c.text3,
      colorTextDisabled: c.text3,
      colorIcon: c.text2,
      colorBgLayout: c.bg,
      colorBgContainer: c.surface,
      colorBgElevated: c.surface,
      colorBorder: c.lineStrong,
      colorBorderDisabled: c.line,
      colorBorderSecondary: c.line,
      colorSplit: c.line,
      colorFillAlter: c.sunken,
      colorFillSecondary: c.sunken,
      boxShadow: floating,
      boxShadowSecondary: floating,
      controlHeight: touch ? 44 : 30,
      controlHeightSM: touch ? 36 : 26,
      controlHeightLG: touch ? 46 : 38,
      controlOutlineWidth: 2,
      controlOutline: c.accentLine,
      lineWidthFocus: 2,
      borderRadius: tokens.radius.control,
      borderRadiusSM: 5,
      borderRadiusLG: tokens.radius.card,
      padding: 12,
      paddingLG: 16,
      paddingSM: 8,
      paddingXS: 6,
      margin: 12,
      marginLG: 16,
      sizeUnit: tokens.space.unit,
      motion: !still,
      motionDurationMid: '.12s',
      motionDurationSlow: '.18s',
    },
    components: {
      Button: {
        ...accent,
        fontWeight: tokens.type.weight.label,
        primaryColor: c.onAccent,
        primaryShadow: 'none',
        defaultShadow: 'none',
        paddingInline: 11,
        paddingInlineSM: 8,
        defaultBorderColor: c.lineStrong,
        borderColorDisabled: c.line,
        colorBgTextHover: c.hover,
        textTextColor: c.text2,
        contentFontSizeSM: size.small,
      },
      Tabs: {
        horizontalItemPadding: '10px 0',
        horizontalItemGutter: 22,
        titleFontSize: size.base,
        itemColor: c.text2,
        itemSelectedColor: c.text,
        itemHoverColor: c.text,
        inkBarColor: c.accent,
        horizontalMargin: '0',
      },
      Segmented: {
        itemColor: c.text2,
        itemHoverColor: c.text,
        itemSelectedColor: c.text,
        itemSelectedBg: c.raised,
        trackBg: c.track,
        trackPadding: 2,
      },
      Select: {
        ...accent,
        ...field,
        ...arrow,
        optionSelectedBg: c.accentSoft,
        optionActiveBg: c.hover,
        // The chosen option, which is the active one when the list opens.
        controlItemBgActiveHover: c.accentSoft,
        selectorBg: c.surface,
      },
      Input: { ...accent, ...field, activeBorderColor: c.accent, hoverBorderColor: c.text3 },
      // Seven days of a finger's width fit beside whichever edge of a phone the calendar opens at.
      DatePicker: {
        ...field,
        ...arrow,
        activeBorderColor: c.accent,
        hoverBorderColor: c.text3,
        ...(touch && { cellWidth: 44 }),
      },
      // A check box is half as high as a control; a radio button is as large.
      Checkbox: { ...accent, ...field, colorWhite: c.onAccent },
      Radio: { ...accent, ...field, radioSize: touch ? 22 : 15, ...(touch && { dotSize: 10 }), colorWhite: c.onAccent },
      Pagination: { ...accent, itemSize: 28, itemSizeSM: 24 },
      Tag: { defaultBg: c.sunken, defaultColor: c.text2, fontSizeSM: size.micro },
      Alert: signs,
      Message: signs,
      Tooltip: { fontSize: size.small },
      Table: {
        cellFontSize: size.small,
        cellPaddingBlock: 5,
        cellPaddingInline: 8,
        headerBg: c.surface,
        headerColor: c.text2,
      },
      Dropdown: { paddingBlock: 5 },
      Form: { itemMarginBottom: 14, labelColor: c.text2, verticalLabelPadding: '0 0 4px' },
    },
  };
};
