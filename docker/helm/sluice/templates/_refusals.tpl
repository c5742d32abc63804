{{/* What would start, and then lose data or serve nobody. All of it at once, each with how to mend it. */}}
{{- define "sluice.refuse" -}}
{{- with include "sluice.problems" . | trim }}{{ fail (printf "\n%s\n" .) }}{{ end -}}
{{- end -}}

{{- define "sluice.problems" -}}
{{- with .Values -}}
{{- if and (include "sluice.embedded" $) (or (gt (int .replicas) 1) .autoscaling.enabled .worker.replicas) }}
- Several replicas, autoscaling and workers need a PostgreSQL server, because the embedded database belongs to one process. Set postgresql.existingSecret or postgresql.url (storesConfiguredElsewhere: true if your gateway.yaml or existingSecrets name it), or set replicas: 1, worker.replicas: 0 and autoscaling.enabled: false.
{{- end }}
{{- if and .worker.replicas (not (or .s3.bucket .persistence.existingClaim .storesConfiguredElsewhere)) }}
- Workers need the files that were sent to the gateways. Set s3.bucket (storesConfiguredElsewhere: true if your gateway.yaml or existingSecrets name it), or persistence.existingClaim to a claim that all pods can write (ReadWriteMany), or set worker.replicas: 0.
{{- end }}
{{- if and .s3.existingSecret (not .s3.bucket) }}
- s3.existingSecret has no effect without s3.bucket. Set it, or name the Secret in existingSecrets if it has all variables S3_….
{{- end }}
{{- if and .gatewayYaml .existingConfigMap }}
- gatewayYaml and existingConfigMap are both set. Keep one of them.
{{- end }}
{{- if and .restartOnConfigChange (not .gatewayYaml) }}
- restartOnConfigChange needs gatewayYaml: Helm does not see changes of another file.
{{- end }}
{{- if and .httpRoute.enabled (not .httpRoute.parentRefs) }}
- httpRoute.parentRefs names no Gateway. Set it, such as to [{ name: public, namespace: gateways }].
{{- end }}
{{- if .gatewayYaml }}{{ include "sluice.problemsOfGatewayYaml" $ }}{{ end }}
{{- end }}
{{- end -}}

{{/* The gateway takes only the variables to which its file refers: without DATABASE_URL in it, each replica would use a database of its own. */}}
{{- define "sluice.problemsOfGatewayYaml" -}}
{{- $text := .Values.gatewayYaml -}}
{{- $file := fromYaml $text -}}
{{- $server := default dict $file.server -}}
{{- $port := toString (default 4000 $server.port) -}}
{{- $folder := toString (default dict $file.data).folder -}}
{{- if $file.Error }}
- gatewayYaml cannot be read: {{ $file.Error }}
{{- else }}
{{- if has (default "127.0.0.1" $server.host) (list "127.0.0.1" "localhost" "::1") }}
- gatewayYaml listens inside the pod only. Set server.host to 0.0.0.0, or to ${env:SLUICE_HOST}.
{{- end }}
{{- if not (or (eq $port "4000") (contains "${env:PORT" $port)) }}
- gatewayYaml listens on another port than the Service and the probes use. Set server.port to 4000, or to ${env:PORT}.
{{- end }}
{{- if not (or (eq $folder "/data") (contains "${env:SLUICE_DATA" $folder)) }}
- gatewayYaml keeps data outside of the volume. Set data.folder to /data, or to ${env:SLUICE_DATA}.
{{- end }}
{{- range fromYamlArray (include "sluice.variables" .) }}
{{- if not (contains (printf "${env:%s" .name) $text) }}
- gatewayYaml does not refer to ${env:{{ .name }}}, which these values set. Refer to it, as the gateway.yaml of the repository does, or leave the value out.
{{- end }}
{{- end }}
{{- end }}
{{- end -}}
