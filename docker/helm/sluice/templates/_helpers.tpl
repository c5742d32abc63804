{{- define "sluice.fullname" -}}
{{- $name := default .Chart.Name .Values.nameOverride -}}
{{- default (contains $name .Release.Name | ternary .Release.Name (printf "%s-%s" .Release.Name $name)) .Values.fullnameOverride | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{- define "sluice.selector" -}}
app.kubernetes.io/name: {{ default .Chart.Name .Values.nameOverride | trunc 63 | trimSuffix "-" }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "sluice.labels" -}}
{{ include "sluice.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
{{- end -}}

{{- define "sluice.serviceAccount" -}}
{{- default (.Values.serviceAccount.create | ternary (include "sluice.fullname" .) "default") .Values.serviceAccount.name -}}
{{- end -}}

{{- define "sluice.configMap" -}}
{{- if .Values.existingConfigMap }}{{ .Values.existingConfigMap }}{{ else if .Values.gatewayYaml }}{{ include "sluice.fullname" . }}{{ end -}}
{{- end -}}

{{/* Whether the database is embedded: "true", or nothing. */}}
{{- define "sluice.embedded" -}}
{{- with .Values -}}
{{- if not (or .postgresql.url .postgresql.existingSecret .storesConfiguredElsewhere) }}true{{ end -}}
{{- end -}}
{{- end -}}

{{/* How long a pod may take to stop, in seconds: docs/operations/every-day.md, "Stopping". */}}
{{- define "sluice.terminationGrace" -}}
{{- $server := default dict (fromYaml .Values.gatewayYaml).server -}}
{{- $drain := default 4500 $server.shutdownGraceMs -}}
{{- if .Values.terminationGracePeriodSeconds -}}
{{ .Values.terminationGracePeriodSeconds }}
{{- else if kindIs "string" $drain -}}
{{- fail "server.shutdownGraceMs of gatewayYaml is not a number: set terminationGracePeriodSeconds to what it stands for, in seconds, and 25 more." -}}
{{- else -}}
{{ add (ceil (divf $drain 1000)) 25 }}
{{- end -}}
{{- end -}}
