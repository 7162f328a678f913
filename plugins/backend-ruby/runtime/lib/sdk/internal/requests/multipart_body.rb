# frozen_string_literal: true

require 'securerandom'

module Sdk
  module Internal
    module Requests
      # Bodies of the kind `multipart/form-data`.
      module MultipartBody
        ESCAPES = { '"' => '%22', "\r" => '%0D', "\n" => '%0A', "\0" => '%00' }.freeze

        class << self
          def write(declared, value)
            boundary = "form-#{SecureRandom.hex(16)}"
            members = value.members
            content = FormFields.of(declared, members).flat_map do |field, name|
              parts = parts_of(field, members, name)
              parts.flat_map { |head, part| ["--#{boundary}\r\n#{head}\r\n\r\n", part, "\r\n"] }
            end
            content << "--#{boundary}--\r\n"
            type = "#{declared[:media_type] || 'multipart/form-data'}; boundary=#{boundary}"
            PreparedBody.new(type, RequestBody.new(content))
          end

          private

          # Head and content of each part of a field.
          def parts_of(field, members, name)
            given = members.get(name)
            file = field[:encoding] == 'file'
            return [file_part(field, Files.of(given))] if Files.file?(given) || (file && !given.is_a?(Array))

            if given.is_a?(Array) && (file || (!given.empty? && given.all? { |one| Files.file?(one) }))
              return given.map { |one| file_part(field, Files.of(one)) }
            end

            text_parts_of(field, members.json(name))
          end

          def text_parts_of(field, json)
            whole = field[:encoding] == 'json' && !field[:repeated]
            return text_parts(field, json) if whole || !json.is_a?(Array)

            json.compact.flat_map { |item| text_parts(field, item) }
          end

          def text_parts(field, json)
            declared = concrete(field[:content_type])
            compound = json.is_a?(Array) || json.is_a?(Hash)
            if field[:encoding] == 'json' || (compound && field[:style].nil?)
              return [text_part(field[:name], declared || 'application/json', Json.write(json))]
            end
            return [text_part(field[:name], declared, Values.text(json))] unless compound

            Query.pairs(field, json).map do |pair|
              name, _, text = pair.partition('=')
              text_part(Percent.decode(name), nil, Percent.decode(text))
            end
          end

          def text_part(name, type, text)
            [head("name=\"#{quoted(name)}\"", type), text]
          end

          def file_part(field, file)
            type = [file.content_type, concrete(field[:content_type]), 'application/octet-stream']
                   .find { |one| !one.nil? && !one.empty? }
            filename = file.filename.to_s.empty? ? 'file' : file.filename
            [head("name=\"#{quoted(field[:name])}\"; filename=\"#{quoted(filename)}\"", type), file]
          end

          def head(names, type)
            head = "Content-Disposition: form-data; #{names}"
            type.nil? ? head : "#{head}\r\nContent-Type: #{type.tr("\r\n", '  ')}"
          end

          def quoted(text)
            Json::Text.utf8(text).gsub(/["\r\n\0]/, ESCAPES)
          end

          # A content type that is one, not a choice of several.
          def concrete(type)
            type unless type.nil? || type.match?(/[*,]/)
          end
        end
      end
    end
  end
end
